import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ReplyOf, route } from '../route.ts'
import { makeTestServer, TEST_CALL } from '../test-server.ts'
import { EncodedBody } from './encoded-body.ts'

const LONG = JSON.stringify({ success: true, words: 'ç'.repeat(2_000) })
const SHORT = JSON.stringify({ success: true })

type Reply = ReplyOf<typeof TEST_CALL>

describe('a body shared by many callers', () => {
  let app: FastifyInstance
  const body = new EncodedBody<Reply>(LONG, 'application/json; charset=utf-8')

  beforeEach(async () => {
    app = await makeTestServer()
    const request = z.object({ which: z.optional(z.enum(['short', 'long'], 'invalid')) })
    const short = new EncodedBody<Reply>(SHORT, 'application/json; charset=utf-8')
    route(app, { ...TEST_CALL, path: 'read', request, isReadByGet: true }, ({ which }) =>
      which === 'short' ? short : body,
    )
    route(app, { ...TEST_CALL, path: 'post', request }, () => body)
  })

  afterEach(() => app.close())

  const call = (method: 'GET' | 'POST', headers: Record<string, string> = {}, query = '') =>
    app.inject({ method, url: `/api/read${query}`, headers } satisfies InjectOptions)

  test.each(['GET', 'POST'] as const)(
    'is compressed as the caller of a %s reads it',
    async (how) => {
      const plain = await call(how)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body).toBe(LONG)
      const packed = await call(how, { 'accept-encoding': 'gzip, br' })
      expect(packed.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(LONG)
      const zipped = await call(how, { 'accept-encoding': 'gzip' })
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(LONG)
      expect(zipped.headers.vary).toContain('accept-encoding')
    },
  )

  test('is compressed once for any number of requests', async () => {
    expect(body.coded('br')).toBe(body.coded('br'))
    expect(await body.coded('gzip')).toBe(await body.coded('gzip'))
  })

  test('is sent uncompressed when it is short', async () => {
    const reply = await call('GET', { 'accept-encoding': 'br' }, '?which=short')
    expect([reply.body, reply.headers['content-encoding']]).toEqual([SHORT, undefined])
  })

  test('returns 304 without bytes to a GET that has it already', async () => {
    const { etag = '' } = (await call('GET')).headers
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const reply = await call('GET', { 'if-none-match': String(tag) })
      expect([reply.statusCode, reply.body]).toEqual([304, ''])
    }
    expect((await call('GET', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('has no conditions for a POST, and its response is not stored', async () => {
    const { etag = '' } = (await call('GET')).headers
    const reply = await call('POST', { 'if-none-match': String(etag) })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await call('GET')).headers['cache-control']).toBe('no-cache')
  })

  test('a GET is validated as strictly as a POST', async () => {
    expect((await call('GET', {}, '?which=other')).statusCode).toBe(400)
    expect((await call('GET', {}, '?which=short&which=long')).statusCode).toBe(400)
    expect((await call('GET', {}, '?__proto__=1')).statusCode).toBe(400)
    expect((await call('GET', {}, '?')).statusCode).toBe(200)
  })

  test('a call without GET refuses one', async () => {
    const reply = await app.inject({ method: 'GET', url: '/api/post' })
    expect(reply.statusCode).toBe(405)
    const put = await app.inject({ method: 'PUT', url: '/api/read' })
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, POST'])
  })
})
