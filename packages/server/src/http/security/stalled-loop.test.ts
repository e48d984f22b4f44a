import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocket, readReply } from '../../testing/raw-request.ts'
import { route } from '../route.ts'
import { makeTestServer, TEST_CALL } from '../test-server.ts'

const REQUESTS = 100
const STALL_MS = 2_000
const HEAD = 'GET /api/echo HTTP/1.1\r\nhost: a\r\n'

/**
 * A client with an event loop of its own, which keeps running while that of the server is stalled.
 */
const CLIENT = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { connect } = require('node:net')
  const { port, count, head } = workerData
  let connected = 0
  let ended = 0
  let succeeded = 0
  const sockets = Array.from({ length: count }, (_, i) => {
    const socket = connect(port, '127.0.0.1', () => {
      // Half of them have sent part of their headers before.
      if (i % 2 === 0) socket.write(head)
      connected += 1
      if (connected === count) parentPort.postMessage('connected')
    })
    let text = ''
    const end = () => {
      if (socket.isDone) return
      socket.isDone = true
      ended += 1
      if (text.startsWith('HTTP/1.1 200')) succeeded += 1
      if (ended === count) parentPort.postMessage(succeeded)
    }
    socket.on('data', (data) => {
      text += data
      if (text.includes('"success"')) end()
    })
    socket.on('error', () => {})
    socket.on('close', end)
    return socket
  })
  parentPort.once('message', () => {
    sockets.forEach((socket, i) => socket.write(i % 2 === 0 ? '\\r\\n' : head + '\\r\\n'))
  })
`

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await makeTestServer()
  route(app, { ...TEST_CALL, path: 'echo', isReadByGet: true }, () => ({ done: 'ok' }))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(() => app.close())

function accepted(count: number): Promise<void> {
  let missing = count
  return new Promise((resolve) => {
    app.server.on('connection', () => {
      missing -= 1
      if (missing === 0) resolve()
    })
  })
}

function stall(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('every request that arrives while the event loop stalls gets its response', async () => {
  const workerData = { port, count: REQUESTS, head: HEAD }
  const all = accepted(REQUESTS)
  const client = new Worker(CLIENT, { eval: true, workerData })
  await Promise.all([once(client, 'message'), all])
  client.postMessage('send')
  stall(STALL_MS)
  const [succeeded] = await once(client, 'message')
  expect(succeeded).toBe(REQUESTS)
  await client.terminate()
}, 60_000)

test('headers that never end are ended, even on a connection that was served before', async () => {
  const fresh = await openSocket(app)
  const first = readReply(fresh)
  fresh.write(HEAD)
  expect((await first).status).toBe(408)
  const used = await openSocket(app)
  const served = readReply(used)
  used.write(`${HEAD}\r\n`)
  expect((await served).status).toBe(200)
  used.write(HEAD)
  await once(used, 'close')
}, 60_000)
