import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknown } from './failures.ts'
import { readSiteFiles, type SiteFile } from './site-files.ts'

const BUILT_SITE = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const YEAR_SECONDS = 31_536_000
const HASHED = /^\/assets\//
const FILE_NAME = /\.[a-z0-9]+$/i

/**
 * The built page. Its own addresses (`/mybets`, `/games/…`) all begin with `index.html`; files
 * named by their content are kept by the browser for good, everything else is asked for again.
 */
export async function serveSite(app: FastifyInstance, folder: string = BUILT_SITE): Promise<void> {
  const isBuilt = existsSync(folder)
  const files = isBuilt ? await readSiteFiles(folder) : new Map<string, SiteFile>()
  if (!isBuilt) app.log.warn('the page is not built; build it with: npm run build')
  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    const file = files.get(path) ?? (isPage(request, path) ? files.get('/index.html') : undefined)
    return file ? sendFile(request, reply, path, file) : answerUnknown(request, reply)
  })
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

/** A missing file must not answer with a page: a script of an old build would read HTML. */
function isPage(request: FastifyRequest, path: string): boolean {
  if (path === '/api' || path.startsWith('/api/') || FILE_NAME.test(path)) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || accept.includes('*/*')
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: SiteFile,
): FastifyReply {
  const isKept = HASHED.test(path)
  reply
    .header('cache-control', isKept ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.type(file.contentType)
  if (file.brotli && /\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(file.brotli)
  if (file.gzip && /\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}
