import { call, noFields } from '@caderneta/contract/call'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openSocket, readReply, sendRaw } from '../../testing/raw-request.ts'
import { inUploadScope, readFiles } from '../body/read-files.ts'
import { route, uploadRoute } from '../route.ts'
import { makeTestServer, TEST_CALL, testSession } from '../test-server.ts'

const LIMITS = { names: ['photo'], bytesMax: 1000 }
const PHOTO = [
  '--b',
  'content-disposition: form-data; name="photo"; filename="a.png"',
  '',
  'bytes',
  '--b--',
  '',
].join('\r\n')

const upload = call({
  path: 'upload',
  access: 'session',
  summary: 'Reads files.',
  request: noFields,
  response: z.object({ names: z.array(z.string()) }),
  refusals: [],
  isUpload: true,
})

let app: FastifyInstance

beforeAll(async () => {
  app = await makeTestServer({
    settings: { requestTimeoutMs: 200 },
    sessions: { good: testSession() },
  })
  route(app, { ...TEST_CALL, path: 'echo' }, () => ({ done: 'ok' }))
  await inUploadScope(app, (scope) =>
    uploadRoute(scope, upload, async (request) => {
      const files = await readFiles(request, LIMITS)
      return 'refused' in files ? files : { done: 'ok', body: { names: [...files.keys()] } }
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => app.close())

function post(path: string, body: string): string {
  return [
    `POST ${path} HTTP/1.1`,
    'host: a',
    'authorization: Bearer good',
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}

describe('client time limits', () => {
  it('end a request whose fields do not arrive, while an upload continues', async () => {
    const socket = await openSocket(app)
    const pendingReply = readReply(socket)
    const whole = post('/api/upload', PHOTO)
    socket.write(whole.slice(0, -10))
    // The upload began first: when this one is ended its time has passed as well.
    const slow = await sendRaw(app, post('/api/echo', PHOTO).slice(0, -10))
    expect([slow.status, JSON.parse(slow.body).code]).toEqual([408, 'too_slow'])
    socket.write(whole.slice(-10))
    const reply = await pendingReply
    socket.destroy()
    expect([reply.status, JSON.parse(reply.body).names]).toEqual([200, ['photo']])
  })

  it('do not affect a call whose fields have arrived', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="q"\r\n\r\na\r\n--b--\r\n'
    expect((await sendRaw(app, post('/api/echo', body))).status).toBe(200)
    expect((await sendRaw(app, post('/api/echo', body))).status).toBe(200)
  })

  it('refuse an upload without a content-length', async () => {
    const chunked = post('/api/upload', PHOTO).replace(
      /content-length: \d+/,
      'transfer-encoding: chunked',
    )
    const [headers = ''] = chunked.split('\r\n\r\n')
    const reply = await sendRaw(app, `${headers}\r\n\r\n5\r\nhello\r\n0\r\n\r\n`)
    expect([reply.status, JSON.parse(reply.body).code]).toEqual([400, 'malformed'])
  })
})
