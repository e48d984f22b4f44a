import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@caderneta/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentCoding } from '../body/content-coding.ts'
import { type EncodedBody, sendEncoded } from '../body/encoded-body.ts'
import { BodyCache } from '../cache/body-cache.ts'
import { sendNotFound } from '../failures.ts'
import { requestLanguage } from '../route.ts'
import { type PageHead, type PreloadedResponses, pageHtml } from './page-html.ts'
import { readSiteFiles, type SiteFile } from './site-files.ts'

const BUILT_SITE = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))
const YEAR_SECONDS = 31_536_000
const HASHED = /^\/assets\//
const FILE_NAME = /\.[a-z0-9]+$/i

/** What is written into the page before it is sent: its head and its preloaded replies. */
export interface PageContent {
  /** Changes whenever the content may have changed. */
  readonly version: unknown
  head(path: string, language: Language): PageHead
  preloadedResponses(path: string, language: Language): PreloadedResponses
}

export interface SiteSettings {
  readonly folder?: string
  readonly content?: PageContent
}

/** The page is rebuilt once a second at most, for so many addresses. */
const PAGES_MAX = 256
const PAGE_HOLD_MS = 1_000

/**
 * The built page. Its own addresses (`/mybets`, `/games/…`) all serve `index.html`; files named by
 * their content are kept by the browser for good, everything else is revalidated.
 */
export async function serveSite(app: FastifyInstance, settings: SiteSettings = {}): Promise<void> {
  const { folder = BUILT_SITE, content } = settings
  const isBuilt = existsSync(folder)
  const files = isBuilt ? await readSiteFiles(folder) : new Map<string, SiteFile>()
  if (!isBuilt) app.log.warn('site: page not built; run npm run build')
  const index = files.get('/index.html')
  const pageOf = index && content ? pageMaker(index, content) : null
  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    const isIndex = path === '/index.html' || (!files.has(path) && isPage(request, path))
    if (isIndex && pageOf) return sendEncoded(request, reply, pageOf(request, path))
    const file = isIndex ? index : files.get(path)
    return file ? sendFile(request, reply, path, file) : sendNotFound(request, reply)
  })
}

/** The page by address and language, built once for all callers. */
function pageMaker(index: SiteFile, content: PageContent) {
  const template = index.plain.toString('utf8')
  const pages = new BodyCache(PAGES_MAX, index.contentType, PAGE_HOLD_MS)
  return (request: FastifyRequest, path: string): EncodedBody => {
    const language = pageLanguage(request)
    return pages.read(`${language} ${path}`, {
      version: content.version,
      now: Date.now(),
      text: () =>
        pageHtml(
          template,
          content.head(path, language),
          content.preloadedResponses(path, language),
        ),
    })
  }
}

function pageLanguage(request: FastifyRequest): Language {
  const requested = /[?&]lang=(pt|en)/.exec(request.url)?.[1]
  if (requested === undefined) return requestLanguage(request)
  return requested === 'en' ? 'en' : 'ptBR'
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

/** A missing file must not serve a page: a script of an old build would receive HTML. */
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
  const coding = contentCoding(request.headers['accept-encoding'])
  const coded = coding === 'br' ? file.brotli : file.gzip
  reply.type(file.contentType)
  if (coding === null || coded === null) return reply.send(file.plain)
  return reply.header('content-encoding', coding).send(coded)
}
