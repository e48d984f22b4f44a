import { afterAll, expect, it } from 'vitest'
import { route } from './route.ts'
import { makeTestServer, TEST_CALL } from './test-server.ts'

const app = await makeTestServer({ settings: { responseTimeoutMs: 50 } })
route(app, { ...TEST_CALL, path: 'never' }, () => new Promise(() => {}))

afterAll(() => app.close())

it('returns 503 for a call whose work does not end', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/never' })
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
})
