import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { PlainConnection } from './plain-connection.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** A server that replies with what it is sent, in two pieces, or hangs up on 'bye'. */
async function openEcho(): Promise<PlainConnection> {
  const made = createServer((request, reply) => {
    let text = ''
    request.on('data', (bytes: Buffer) => {
      text += bytes.toString()
    })
    request.on('end', () => {
      if (text === 'bye') return request.socket.destroy()
      const body = `${request.url} ${request.headers['x-who']} ${text}`
      reply.writeHead(text === 'no' ? 409 : 200, { 'content-length': Buffer.byteLength(body) })
      reply.write(body.slice(0, 3))
      setImmediate(() => reply.end(body.slice(3)))
    })
  })
  server = made
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve)
  })
  const address: AddressInfo | string | null = made.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return new PlainConnection(`http://127.0.0.1:${address.port}`)
}

const requestWith = (body: string) => ({ path: '/a', headers: { 'x-who': 'ana' }, body })

it('reads one whole reply after the other on one connection', async () => {
  const connection = await openEcho()
  expect(await connection.post(requestWith('olá'))).toEqual({ status: 200, body: '/a ana olá' })
  expect(await connection.post(requestWith('no'))).toEqual({ status: 409, body: '/a ana no' })
  connection.close()
})

it('fails when there was no reply', async () => {
  const connection = await openEcho()
  expect(await connection.post(requestWith('bye'))).toBeNull()
  expect(await connection.post(requestWith('again'))).toBeNull()
})
