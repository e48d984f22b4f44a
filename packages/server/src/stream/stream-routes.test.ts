import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeLog } from '../http/make-log.ts'
import { serveSite } from '../http/site/static-site.ts'
import { makeTestServer } from '../http/test-server.ts'
import { keepStream } from './keep-stream.ts'
import { makeStreamGuards } from './stream-guards.ts'
import { StreamHub } from './stream-hub.ts'
import { registerStream } from './stream-routes.ts'

/** A text frame with a reserved bit, which no WebSocket client sends. */
const BROKEN_FRAME = Buffer.from([0xf1, 0x80, 0, 0, 0, 0])

/** The first bytes of a text of 40,000 bytes, of which no more is sent. */
const LONG_FRAME = Buffer.from([0x81, 0xfe, 40_000 >> 8, 40_000 & 255, 0, 0, 0, 0])

const SOCKETS_MAX = 30

const upgradeOf = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n')
const UPGRADE = upgradeOf('/api/stream')

let app: FastifyInstance
let address: URL
let lines: string[]

beforeEach(async () => {
  lines = []
  const log = makeLog('info', { write: (line) => lines.push(line) })
  app = await makeTestServer({ log })
  const hub = new StreamHub({
    has: () => false,
    gameBytes: () => undefined,
    viewBytes: () => undefined,
    change: () => undefined,
  })
  const limits = { socketsMax: 100, socketsPerAddressMax: SOCKETS_MAX, pingMs: 60_000 }
  const clock = { now: () => 0 }
  const guards = makeStreamGuards({ limits, clock, log })
  const walletOf = () => Promise.reject(new Error('no player is logged in'))
  await registerStream(app, { hub, guards, sessionOf: async () => null, walletOf })
  keepStream(app, { hub, guards, limits, clock })
  await serveSite(app, { folder: '/nowhere' })
  address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  lines = []
})

afterEach(() => app.close())

/** Requests a WebSocket, sends a broken frame, and reads until the server closes. */
function breakSocket(path: string, frame = BROKEN_FRAME): Promise<string> {
  return new Promise((resolve) => {
    let read = ''
    const socket = connect(Number(address.port), address.hostname, () => {
      socket.write(upgradeOf(path))
    })
    socket.once('data', () => socket.write(frame))
    socket.on('data', (data: Buffer) => {
      read += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(read))
  })
}

test('sockets that break the protocol do not fill the log', async () => {
  for (let i = 0; i < 20; i += 1) expect(await breakSocket('/api/stream')).toContain('101')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, count: 1 }])
})

test('a message too long for a page is refused by its first bytes', async () => {
  expect(await breakSocket('/api/stream', LONG_FRAME)).toContain('101')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { last: 'Max payload size exceeded' },
  ])
})

test('an address with enough sockets is refused before one is created', async () => {
  const pages = Array.from({ length: SOCKETS_MAX }, () =>
    connect(Number(address.port), address.hostname),
  )
  for (const page of pages) {
    page.on('error', () => {})
    page.write(UPGRADE)
    await once(page, 'data')
  }
  const refused = await breakSocket('/api/stream')
  expect(refused).toBe(
    'HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\n' +
      'content-length: 0\r\n\r\n',
  )
  expect(app.websocketServer.clients.size).toBe(SOCKETS_MAX)
  for (const page of pages) page.destroy()
})

test('there is no other WebSocket, and requesting one is not logged', async () => {
  expect(await breakSocket('/mybets')).toContain('HTTP/1.1 404 Not Found')
  expect(lines).toEqual([])
})

test('a page outlives the time in which a request has to be complete', async () => {
  const page = connect(Number(address.port), address.hostname)
  page.on('error', () => {})
  await once(page, 'connect')
  page.write(UPGRADE)
  await once(page, 'data')
  // It started later: once it is ended, the time of the page has passed as well.
  const slow = connect(Number(address.port), address.hostname)
  slow.write('GET / HTTP/1.1\r\n')
  slow.resume()
  await once(slow, 'close')
  expect(page.closed).toBe(false)
  page.destroy()
})
