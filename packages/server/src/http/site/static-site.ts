import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@caderneta/contract/language'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EncodedBody, sendEncoded } from '../body/encoded-body.ts'
import { FILE_TIME_MS } from '../body/file-body.ts'
import { BodyCache } from '../cache/body-cache.ts'
import { requestLanguage } from '../route.ts'
import { type PageHead, type PreloadedResponses, pageHtml } from './page-html.ts'

const BUILT_SITE = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))
const INDEX = 'index.html'
const HTML = 'text/html; charset=utf-8'
const HASHED = /^\/assets\//
const FILE_NAME = /\.[a-z0-9]+$/i
const KEPT = { maxAge: '1y', immutable: true }
const REVALIDATED = { cacheControl: false }

/** What is written into the page before it is sent: its head and its preloaded replies. */
interface PageContent {
  /** Changes whenever the content may have changed. */
  readonly version: unknown
  /** The time of the server, milliseconds UTC. */
  now(): number
  /** Whether the address is certain to lead to nothing. */
  isMissing(path: string): Promise<boolean>
  /** Without a path: of every address that leads to nothing. */
  head(path: string | null, language: Language): PageHead
  preloadedResponses(path: string | null, language: Language): PreloadedResponses
  /** What is painted before the script of the page; null where nothing is. */
  painted(path: string, language: Language, preloaded: PreloadedResponses): string | null
}

interface SiteSettings {
  readonly folder?: string
  readonly content?: PageContent
}

/** The page is rebuilt once a second at most, for so many addresses. */
const PAGES_MAX = 256
const PAGE_HOLD_MS = 1_000

interface SitePage {
  readonly status: 200 | 404
  readonly body: EncodedBody
}

/**
 * The built page. Its own addresses (`/mybets`, `/games/…`) all serve `index.html`, and so do
 * addresses of nothing, with a 404; files named by their content are kept by the browser for good,
 * everything else is revalidated. The build has compressed the files.
 */
export async function serveSite(app: FastifyInstance, settings: SiteSettings = {}): Promise<void> {
  const { folder = BUILT_SITE, content } = settings
  if (!existsSync(folder)) return app.log.warn('site: page not built; run npm run build')
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true })
  const template = readFileSync(join(folder, INDEX), 'utf8')
  const pageOf = content ? pageMaker(template, content) : pageWithoutContent(template)
  // A file is sent as a stream, which counts as a response in progress until its end is read.
  app.get('/*', { handlerTimeout: FILE_TIME_MS }, async (request, reply) => {
    const path = pathOf(request)
    if (path === `/${INDEX}`) return reply.redirect(`/${queryOf(request)}`, 301)
    if (!isPage(request, path)) return sendSiteFile(reply, path)
    const { body, status } = await pageOf(request, path)
    return sendEncoded(request, reply, body, status)
  })
}

function pageWithoutContent(template: string) {
  const page: SitePage = { status: 200, body: new EncodedBody(template, HTML) }
  return async (): Promise<SitePage> => page
}

/**
 * The page by address and language, built once for all callers. All addresses of nothing share one,
 * so that guessed ones neither cost a page each nor displace those that are read.
 */
function pageMaker(template: string, content: PageContent) {
  const pages = new BodyCache(PAGES_MAX, HTML, PAGE_HOLD_MS)
  return async (request: FastifyRequest, path: string): Promise<SitePage> => {
    const language = pageLanguage(request)
    const known = (await content.isMissing(path)) ? null : path
    const now = content.now()
    const body = pages.read(`${language} ${known ?? 'missing'}`, {
      version: content.version,
      now,
      text: () => {
        const preloaded = content.preloadedResponses(known, language)
        const painted = known && content.painted(known, language, preloaded)
        const start = { madeAt: now, preloaded }
        return pageHtml(template, content.head(known, language), start, painted)
      },
    })
    return { status: known === null ? 404 : 200, body }
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

function queryOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?')
  return at < 0 ? '' : request.url.slice(at)
}

/** A missing file must not serve a page: a script of an old build would receive HTML. */
function isPage(request: FastifyRequest, path: string): boolean {
  if (path === '/api' || path.startsWith('/api/') || FILE_NAME.test(path)) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || accept.includes('*/*')
}

function sendSiteFile(reply: FastifyReply, path: string): FastifyReply {
  const isKept = HASHED.test(path)
  reply.header('vary', 'accept-encoding')
  if (!isKept) reply.header('cache-control', 'no-cache')
  return reply.sendFile(path, isKept ? KEPT : REVALIDATED)
}
