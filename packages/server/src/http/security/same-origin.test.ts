import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { route } from '../route.ts'
import { makeTestServer, TEST_CALL } from '../test-server.ts'

let app: FastifyInstance
let calls = 0

beforeAll(async () => {
  app = await makeTestServer({ settings: { publicUrl: 'https://caderneta.example' } })
  route(app, { ...TEST_CALL, path: 'change' }, () => {
    calls += 1
    return { done: 'ok' }
  })
})

afterAll(() => app.close())

function post(headers: Record<string, string>) {
  return app.inject({ method: 'POST', url: '/api/change', headers })
}

describe('refuseCrossSite', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://caderneta.example' },
    { origin: 'https://evil.example' },
    { origin: 'https://caderneta.example.evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
  ])('returns 403 for %o and changes nothing', async (headers) => {
    const before = calls
    const reply = await post(headers)
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ success: false, code: 'forbidden' })
    expect(calls).toBe(before)
  })

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://caderneta.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://caderneta.example' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
  ])('accepts %o', async (headers: Record<string, string>) => {
    expect((await post(headers)).statusCode).toBe(200)
  })

  it('returns 403 for a stream that another site opens', async () => {
    const headers = { upgrade: 'websocket', origin: 'https://evil.example' }
    const reply = await app.inject({ method: 'GET', url: '/api/stream', headers })
    expect(reply.statusCode).toBe(403)
  })

  it('allows links from other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const reply = await app.inject({ method: 'GET', url: '/api/x', headers })
    expect(reply.statusCode).toBe(404)
  })
})

describe('rate limits', () => {
  it('API-12 return 429 for too many calls of one address, sooner where strict', async () => {
    const limited = await makeTestServer({ settings: { isRateLimited: true } })
    const options = { requestsPerMinuteMax: 3 }
    route(limited, { ...TEST_CALL, path: 'strict' }, () => ({ done: 'ok' }), options)
    route(limited, { ...TEST_CALL, path: 'other' }, () => ({ done: 'ok' }))
    const call = (url: string) => limited.inject({ method: 'POST', url })
    const statuses = []
    for (let count = 0; count < 5; count += 1) statuses.push((await call('/api/strict')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await call('/api/strict')
    expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
    const { msg, retryAfterSeconds } = refused.json()
    expect(refused.headers['retry-after']).toBe(String(retryAfterSeconds))
    expect(msg).toMatch(/Tente de novo em (\d+ s|1 min)\.$/)
    expect((await call('/api/other')).statusCode).toBe(200)
  })
})
