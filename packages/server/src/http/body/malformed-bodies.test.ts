import { REFUSAL_CODES } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openSocket, readReply, sendRaw } from '../../testing/raw-request.ts'
import { route } from '../route.ts'
import { makeTestServer, TEST_CALL } from '../test-server.ts'

/** Faults, row 28, over a real socket: each body gets its 4xx and the server survives. */
let app: FastifyInstance

beforeAll(async () => {
  app = await makeTestServer({ settings: { requestTimeoutMs: 300 } })
  const schema = z.object({ email: z.string('required') })
  const echo = { ...TEST_CALL, path: 'echo', request: schema, response: schema }
  route(app, echo, (input) => ({ done: 'ok', body: input }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => app.close())

const B = 'xyzboundary'
const MULTIPART = `multipart/form-data; boundary=${B}`

function post(type: string | null, body: string | Buffer, extra: string[] = []): Buffer {
  const head = [
    'POST /api/echo HTTP/1.1',
    'host: localhost:3000',
    ...(type === null ? [] : [`content-type: ${type}`]),
    `content-length: ${Buffer.byteLength(body)}`,
    ...extra,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)])
}

function field(name: string, value: string, header = ''): string {
  return `--${B}\r\nContent-Disposition: form-data; name="${name}"${header}\r\n\r\n${value}\r\n`
}
const END = `--${B}--\r\n`

async function expectAlive() {
  const reply = await sendRaw(app, post(MULTIPART, field('email', 'ana') + END))
  expect(reply.status).toBe(200)
  expect(JSON.parse(reply.body)).toMatchObject({ success: true, email: 'ana' })
}

async function expectRefused(bytes: Array<string | Buffer>, status: number) {
  const reply = await sendRaw(app, ...bytes)
  expect(reply.status).toBe(status)
  const body = JSON.parse(reply.body)
  expect(body.success).toBe(false)
  expect(REFUSAL_CODES).toContain(body.code)
  await expectAlive()
}

const bodies: ReadonlyArray<readonly [what: string, status: number, bytes: Buffer]> = [
  ['no boundary', 400, post('multipart/form-data', field('email', 'a') + END)],
  ['an empty boundary', 400, post('multipart/form-data; boundary=', field('email', 'a') + END)],
  ['two boundaries', 400, post(`${MULTIPART}; boundary=b`, field('email', 'a') + END)],
  ['another boundary', 400, post('multipart/form-data; boundary=b', field('email', 'a') + END)],
  ['a cut form', 400, post(MULTIPART, field('email', 'a'))],
  ['a delimiter alone', 400, post(MULTIPART, `--${B}`)],
  ['a repeated name', 400, post(MULTIPART, field('email', 'a') + field('email', 'b') + END)],
  ['__proto__', 400, post(MULTIPART, field('__proto__', 'a') + END)],
  ['constructor', 400, post(MULTIPART, field('constructor', 'a') + END)],
  ['a numeric name', 400, post(MULTIPART, field('0', 'a') + END)],
  ['a bracketed name', 400, post(MULTIPART, field('a[__proto__][b]', 'a') + END)],
  ['an empty name', 400, post(MULTIPART, field('', 'a') + END)],
  ['a file', 415, post(MULTIPART, field('email', 'a', '; filename="a.txt"') + END)],
  ['10,000 parts', 413, post(MULTIPART, field('e', '').repeat(10_000) + END)],
  [
    '100 parts',
    413,
    post(MULTIPART, Array.from({ length: 100 }, (_, i) => field(`e${i}`, '')).join('') + END),
  ],
  ['a name of 1 MB', 413, post(MULTIPART, field('n'.repeat(1_000_000), '') + END)],
  ['a name of 30 kB', 413, post(MULTIPART, field('n'.repeat(30_000), '') + END)],
  ['a value of 1 MB', 413, post(MULTIPART, field('email', 'v'.repeat(1_000_000)) + END)],
  [
    'bytes that are not UTF-8',
    400,
    post(MULTIPART, Buffer.from(field('email', 'a\xff\xfe') + END, 'latin1')),
  ],
  [
    'JSON that is not UTF-8',
    400,
    post('application/json', Buffer.from('{"email":"a\xff"}', 'latin1')),
  ],
  ['a NUL', 400, post(MULTIPART, field('email', 'a\0b') + END)],
  ['nothing but zeros', 400, post(MULTIPART, Buffer.alloc(5_000))],
  ['broken JSON', 400, post('application/json', '{"email":')],
  ['deep JSON', 400, post('application/json', '['.repeat(60_000))],
  [
    'deep JSON that is whole',
    400,
    post('application/json', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
  ],
  ['JSON that is a list', 400, post('application/json', '[]')],
  ['JSON with __proto__', 400, post('application/json', '{"__proto__":{"a":1}}')],
  ['JSON in UTF-16', 415, post('application/json; charset=utf-16le', Buffer.from('{}', 'utf16le'))],
  ['a bad percent', 400, post('application/x-www-form-urlencoded', 'email=%E0%A4%A')],
  [
    'zipped bytes',
    415,
    post('application/json', Buffer.from([0x1f, 0x8b]), ['content-encoding: gzip']),
  ],
  ['text', 415, post('text/plain', 'email=a')],
  ['XML', 415, post('application/xml', '<a/>')],
  ['no type', 415, post(null, 'email=a')],
  ['a malformed type', 415, post(';;;', 'email=a')],
]

describe('malformed bodies', () => {
  it.each(bodies)('API-13 refuses %s with status %i', async (_what, status, bytes) => {
    await expectRefused([bytes], status)
  })

  it('reads a request without a body as one without fields', async () => {
    const reply = await sendRaw(app, 'POST /api/echo HTTP/1.1\r\nhost: a\r\n\r\n')
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.body).fields).toEqual({ email: 'Esse campo é obrigatório!' })
    expect((await sendRaw(app, post(MULTIPART, ''))).status).toBe(400)
  })

  it('refuses a chunked body over the limit', async () => {
    const head = `POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: ${MULTIPART}\r\n`
    const chunk = `8000\r\n${'v'.repeat(0x8000)}\r\n`
    await expectRefused([`${head}transfer-encoding: chunked\r\n\r\n`, chunk, chunk, chunk], 413)
  })

  it.each([
    ['a malformed chunk', 'transfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['an unknown transfer encoding', 'transfer-encoding: gzip\r\n\r\nabc'],
    ['two lengths', 'content-length: 5\r\ncontent-length: 6\r\n\r\nabcde'],
    ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a negative length', 'content-length: -5\r\n\r\n'],
    ['a non-numeric length', 'content-length: five\r\n\r\n'],
    ['a folded header', 'x-a: 1\r\n 2\r\n\r\n'],
    ['a header without a name', ': 1\r\n\r\n'],
  ])('returns 400 for %s', async (_what, rest) => {
    const head = `POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: ${MULTIPART}\r\n`
    await expectRefused([head + rest], 400)
  })

  it.each([
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['an unknown method', 'BREW /api/echo HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['another version', 'POST /api/echo HTTP/9.9\r\nhost: a\r\n\r\n'],
    ['no host', 'POST /api/echo HTTP/1.1\r\n\r\n'],
    ['a malformed path', 'POST /api/%zz HTTP/1.1\r\nhost: a\r\n\r\n'],
  ])('returns 400 for %s', async (_what, text) => {
    const reply = await sendRaw(app, text)
    expect(reply.status).toBe(400)
    await expectAlive()
  })

  it('refuses headers over 16 kB', async () => {
    const text = `POST /api/echo HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`
    await expectRefused([text], 413)
  })
})

describe('slow requests', () => {
  it('returns 408 when the headers do not end in time', async () => {
    await expectRefused(['POST /api/echo HTTP/1.1\r\nhost: a\r\n'], 408)
  })

  it('returns 408 when the body does not end in time', async () => {
    const whole = post(MULTIPART, field('email', 'ana') + END)
    await expectRefused([whole.subarray(0, whole.length - 3)], 408)
  })

  it('ends a request that arrives byte by byte', async () => {
    const socket = await openSocket(app)
    const pendingReply = readReply(socket)
    const bytes = post(MULTIPART, field('email', 'ana'.repeat(500)) + END)
    let at = 0
    const drip = setInterval(() => {
      socket.write(bytes.subarray(at, at + 1))
      at += 1
    }, 20)
    const reply = await pendingReply
    clearInterval(drip)
    socket.destroy()
    expect(reply.status).toBe(408)
    await expectAlive()
  })

  it('closes a silent connection without a response', async () => {
    const reply = await readReply(await openSocket(app))
    expect(reply.status).toBe(0)
    await expectAlive()
  })

  it('survives a caller who hangs up in the middle of a body', async () => {
    const socket = await openSocket(app)
    socket.write(post(MULTIPART, field('email', 'ana') + END).subarray(0, 150))
    socket.destroy()
    await expectAlive()
  })

  it('survives 200 half-open connections at once', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(app)))
    for (const socket of sockets) socket.write('POST /api/echo HTTP/1.1\r\nhost: a\r\n')
    await expectAlive()
    const replies = await Promise.all(sockets.map(readReply))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([408]))
  })
})
