import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { route } from '../route.ts'
import { makeTestServer, TEST_CALL } from '../test-server.ts'
import { serveSite } from './static-site.ts'

const SCRIPT = 'export const one = 1;\n'.repeat(100)
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'caderneta-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Caderneta</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT))
  app = await makeTestServer()
  route(app, { ...TEST_CALL, path: 'login' }, () => ({ done: 'ok' }))
  await serveSite(app, { folder })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
}

describe('serveSite', () => {
  const PAGES = ['/', '/mybets', '/games/sport/football/1/2', '/sign/active?code=a.b']
  const NOWHERE = ['//x', '/a/%E0%A4%A', '/50%']

  it.each([...PAGES, ...NOWHERE])('serves the page for %s, revalidated each time', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toContain('<title>Caderneta</title>')
  })

  it('has one address for the first page', async () => {
    const reply = await get('/index.html?lang=en')
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/?lang=en'])
  })

  it('lets the browser keep files that are named by their content', async () => {
    const reply = await get('/assets/main-1a2b.js')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['content-type']).toBe('application/javascript; charset=utf-8')
    expect(reply.body).toBe(SCRIPT)
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['identity', undefined, Buffer.from(SCRIPT)],
  ])('sends to who accepts %s the form that the build made', async (accepted, coding, bytes) => {
    const reply = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted })
    expect(reply.headers['content-type']).toBe('application/javascript; charset=utf-8')
    expect(reply.headers['content-encoding']).toBe(coding)
    expect(reply.headers.vary).toBe('accept-encoding')
    expect(reply.rawPayload).toEqual(bytes)
  })

  it('sends a file that the build did not compress as it is', async () => {
    const reply = await get('/favicon.svg', { 'accept-encoding': 'gzip, br' })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toBe('<svg/>')
  })

  it.each(['/', '/favicon.svg'])('does not resend %s when the browser has it', async (url) => {
    const { etag } = (await get(url)).headers
    const again = await get(url, { 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it.each([
    '/assets/main-old.js',
    '/missing.png',
    '/api/nothing',
    '/api',
    '/../package.json',
    '/assets/../../secret.txt',
    '/%2e%2e/package.json',
    '/assets/%00.js',
  ])('returns 404 for %s', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ success: false, code: 'unknown_call' })
  })

  it('serves the page only to requests for a page', async () => {
    expect((await get('/mybets', { accept: 'image/png' })).statusCode).toBe(404)
  })

  it('leaves the calls to their own routes', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/login' })).json().success).toBe(true)
    expect((await get('/api/login')).statusCode).toBe(405)
  })

  it('starts without a built page', async () => {
    const bare = await makeTestServer()
    await serveSite(bare, { folder: join(folder, 'nowhere') })
    expect((await bare.inject({ method: 'GET', url: '/' })).statusCode).toBe(404)
  })
})

it('sends a file whole to a client slower than the time of a response', async () => {
  const bytes = 64 * 1_048_576
  writeFileSync(join(folder, 'assets', 'large-3c4d.png'), '')
  truncateSync(join(folder, 'assets', 'large-3c4d.png'), bytes)
  const hurried = await makeTestServer({ settings: { responseTimeoutMs: 100 } })
  hurried.get('/stuck', () => new Promise(() => {}))
  await serveSite(hurried, { folder })
  const address = await hurried.listen({ port: 0, host: '127.0.0.1' })
  const file = await fetch(`${address}/assets/large-3c4d.png`)
  // This response began later and its time is over: so is that of the file, which is not read yet.
  expect((await fetch(`${address}/stuck`)).status).toBe(503)
  expect((await file.arrayBuffer()).byteLength).toBe(bytes)
  await hurried.close()
})

describe('the headers of every response', () => {
  it('contain a policy without inline scripts, eval or frames', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self' ws://localhost:3000",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
  })

  it('let a response of the API show and run nothing at all', async () => {
    const { headers } = await app.inject({ method: 'POST', url: '/api/login' })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('contain the other guards, and HSTS only in production', async () => {
    const { headers } = await get('/')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['strict-transport-security']).toBeUndefined()
    const production = await makeTestServer({ settings: { isProduction: true } })
    const reply = await production.inject({ method: 'GET', url: '/api/x' })
    expect(reply.headers['strict-transport-security']).toContain('max-age=31536000')
  })
})

describe('the page with its own head', () => {
  let worded: FastifyInstance
  const content = {
    version: 0,
    now: () => 0,
    isMissing: async (path: string) => path.startsWith('/nowhere'),
    head: (path: string | null, language: string) => ({
      language,
      title: `${path} in ${language}`,
      description: '',
      canonicalUrl: `https://x.example${path}`,
      isIndexed: true,
    }),
    preloadedResponses: (path: string | null) => ({ base_unauth: JSON.stringify({ path }) }),
    painted: (path: string, language: string, { base_unauth }: Record<string, string>) =>
      path === '/live' ? `rows in ${language} of ${base_unauth}` : null,
  }

  beforeAll(async () => {
    worded = await makeTestServer()
    await serveSite(worded, { folder, content })
  })

  afterAll(() => worded.close())

  const page = (url: string, headers: Record<string, string> = {}) =>
    worded.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

  it('is written for its address and language', async () => {
    expect((await page('/live')).body).toContain('<title>/live in ptBR</title>')
    const english = await page('/live', { 'accept-language': 'en-GB' })
    expect(english.body).toContain('<title>/live in en</title>')
    expect((await page('/live?lang=en')).body).toContain('<title>/live in en</title>')
    const portuguese = await page('/live?lang=pt-BR', { 'accept-language': 'en-GB' })
    expect(portuguese.body).toContain('<title>/live in ptBR</title>')
  })

  it('is painted from the responses that it brings', async () => {
    const root = '<div id="root">frame</div></body>'
    writeFileSync(join(folder, 'index.html'), `<title></title></head><body>${root}`)
    const painting = await makeTestServer()
    await serveSite(painting, { folder, content })
    const bodyOf = async (url: string) =>
      (await painting.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).body
    expect(await bodyOf('/live')).toContain('<div id="root">rows in ptBR of {"path":"/live"}</div>')
    expect(await bodyOf('/mybets')).toContain('<div id="root">frame</div>')
    await painting.close()
  })

  it('is recognised by its tag', async () => {
    const { headers } = await page('/')
    const again = await page('/', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(headers['cache-control']).toBe('no-cache')
    expect(String(headers.vary)).toContain('accept-language')
  })

  it('comes with a 404 for an address of nothing, which no cache keeps', async () => {
    const reply = await page('/nowhere/1')
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('<title>null in ptBR</title>')
    const again = await page('/nowhere/1', { 'if-none-match': String(reply.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([404, reply.body])
    expect((await worded.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404)
  })

  it('does not let addresses of nothing displace the pages that are read', async () => {
    const heads = vi.spyOn(content, 'head')
    await page('/displaced')
    for (let i = 0; i < 300; i += 1) await page(`/nowhere/${i}`)
    await page('/displaced')
    expect(heads.mock.calls.filter(([path]) => path === '/displaced')).toHaveLength(1)
    expect(heads.mock.calls.length).toBeLessThan(10)
    heads.mockRestore()
  })

  it('leaves the other files unchanged', async () => {
    expect((await page('/favicon.svg')).body).toBe('<svg/>')
    expect((await page('/assets/main-1a2b.js')).body).toBe(SCRIPT)
    expect((await page('/api/login')).statusCode).toBe(404)
  })
})
