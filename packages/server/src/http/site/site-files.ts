import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file of the built page, ready to be sent. */
export interface SiteFile {
  readonly contentType: string
  readonly etag: string
  readonly plain: Buffer
  /** Null when compression gains nothing. */
  readonly brotli: Buffer | null
  readonly gzip: Buffer | null
}

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.txt', 'text/plain; charset=utf-8'],
])
const COMPRESSIBLE = /^(text\/|image\/svg|application\/)/
const BROTLI_QUALITY = 9

/**
 * Every file of the folder by its path ('/assets/main-1a2b.js'). They are read and compressed once
 * at the start, so no request ever names a file on the disk.
 */
export async function readSiteFiles(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = `/${relative(folder, path).split(sep).join('/')}`
      return [name, await readSiteFile(path)] as const
    }),
  )
  return new Map(files)
}

async function readSiteFile(path: string): Promise<SiteFile> {
  const plain = await readFile(path)
  const contentType = CONTENT_TYPES.get(extname(path)) ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  if (!COMPRESSIBLE.test(contentType)) return { contentType, etag, plain, brotli: null, gzip: null }
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const brotli = await promisify(brotliCompress)(plain, { params })
  const zipped = await promisify(gzip)(plain)
  return {
    contentType,
    etag,
    plain,
    brotli: brotli.length < plain.length ? brotli : null,
    gzip: zipped.length < plain.length ? zipped : null,
  }
}
