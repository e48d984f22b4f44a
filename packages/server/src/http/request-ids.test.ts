import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeLog } from './make-log.ts'
import { RequestIds } from './request-ids.ts'
import { route } from './route.ts'
import { makeTestServer, TEST_CALL } from './test-server.ts'

let app: FastifyInstance
let lines: { msg: string; requestId?: string }[]
let later: () => void

async function serve(trustedProxies: number): Promise<FastifyInstance> {
  lines = []
  const requestIds = new RequestIds()
  const log = makeLog('info', { write: (line) => lines.push(JSON.parse(line)) }, requestIds)
  const server = await makeTestServer({ settings: { requestIds, trustedProxies }, log })
  // As a feature logs: by the log of the server, after some waiting.
  route(server, { ...TEST_CALL, path: 'work', summary: 'x' }, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    log.info('worked')
    later = () => log.info('outlived')
    setImmediate(() => setImmediate(() => setImmediate(later)))
    return { done: 'ok' }
  })
  route(server, { ...TEST_CALL, path: 'fail' }, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    throw new Error('a bug')
  })
  return server
}

const idsOf = (msg: string) => lines.filter((line) => line.msg === msg).map((one) => one.requestId)

beforeEach(async () => {
  app = await serve(0)
})

describe('the identifier of a request', () => {
  it('is in body and header of its refusal, and in the log', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/fail', payload: { a: '1' } })
    const { requestId } = reply.json()
    expect(reply.json()).toMatchObject({ success: false, code: 'fault' })
    expect(requestId).toMatch(/^[\w-]{16}$/)
    expect(reply.headers['x-request-id']).toBe(requestId)
    expect(idsOf('fault')).toEqual([requestId])
  })

  it.each([
    ['an unknown call', 'POST', '/api/nothing', {}, 404],
    ['a wrong method', 'PUT', '/api/work', {}, 405],
    ['a broken body', 'POST', '/api/work', { 'content-type': 'application/json' }, 400],
    ['another site', 'POST', '/api/work', { origin: 'https://elsewhere.example' }, 403],
  ] as const)('is in the refusal of %s', async (_what, method, url, headers, status) => {
    const reply = await app.inject({ method, url, headers, payload: '{' })
    expect(reply.statusCode).toBe(status)
    expect(reply.json().requestId).toMatch(/^[\w-]{16}$/)
    expect(reply.headers['x-request-id']).toBe(reply.json().requestId)
  })

  it('is not in a response that is no refusal', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/work' })
    expect(reply.json()).toEqual({ success: true, msg: expect.any(String) })
    expect(reply.headers['x-request-id']).toBeUndefined()
  })

  it('is in the lines that features log, one of each request, until it is over', async () => {
    const payload = { field: 'x' }
    await Promise.all(
      [1, 2, 3].map(() => app.inject({ method: 'POST', url: '/api/work', payload })),
    )
    const ids = idsOf('worked')
    expect(ids.filter((id) => id !== undefined)).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
    lines = []
    later()
    expect(idsOf('outlived')).toEqual([undefined])
  })

  it.each([
    ['of a trusted proxy', 1, 'edge-0123456789', 'edge-0123456789'],
    ['of no proxy', 0, 'edge-0123456789', null],
    ['of a proxy, with characters that may forge a line', 1, 'edge 01234"}56789', null],
  ])('is that %s', async (_who, trustedProxies, given, kept) => {
    const server = await serve(trustedProxies)
    const headers = { 'x-request-id': given }
    const reply = await server.inject({ method: 'POST', url: '/api/fail', headers })
    const { requestId } = reply.json()
    expect(requestId === given).toBe(kept !== null)
  })
})
