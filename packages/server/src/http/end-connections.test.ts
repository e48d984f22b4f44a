import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSocket } from '../testing/raw-request.ts'
import { endConnections } from './end-connections.ts'
import { route } from './route.ts'
import { makeTestServer, TEST_CALL } from './test-server.ts'

const LONG_MS = 3_600_000

let app: FastifyInstance

beforeEach(async () => {
  app = await makeTestServer({ settings: { requestTimeoutMs: 60_000 } })
  route(app, { ...TEST_CALL, path: 'echo' }, () => ({ done: 'ok' }))
})

async function connection() {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const taken = once(app.server, 'connection')
  const socket = await openSocket(app)
  await taken
  return socket.resume()
}

describe('a server that closes', () => {
  it('does not wait for a connection that never sent anything', async () => {
    endConnections(app, LONG_MS)
    const socket = await connection()
    const ended = once(socket, 'close')
    await app.close()
    await ended
    expect(app.server.listening).toBe(false)
  })

  it('ends a request that does not end by itself', async () => {
    endConnections(app, 50)
    const socket = await connection()
    const received = once(app.server, 'request')
    socket.write('POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf')
    await received
    const ended = once(socket, 'close')
    await app.close()
    await ended
    expect(app.server.listening).toBe(false)
  })
})
