import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface RawReply {
  readonly status: number
  readonly headers: string
  readonly body: string
}

/** Opens a socket to a listening server, for tests in which the bytes themselves matter. */
export async function openSocket(app: FastifyInstance): Promise<Socket> {
  const socket = connect(portOf(app), '127.0.0.1')
  await once(socket, 'connect')
  // The server may hang up in the middle of a request; that is what is tested.
  socket.on('error', () => {})
  return socket
}

function portOf(app: FastifyInstance): number {
  const address: AddressInfo | string | null = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}

/** Sends the bytes unchanged and reads until the server has responded in full or hung up. */
export async function sendRaw(app: FastifyInstance, ...pieces: Array<string | Buffer>) {
  const socket = await openSocket(app)
  const pendingReply = readReply(socket)
  for (const piece of pieces) socket.write(piece)
  const reply = await pendingReply
  socket.destroy()
  return reply
}

/** A response is complete when its content-length has arrived, or when the connection ends. */
export function readReply(socket: Socket): Promise<RawReply> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
      const reply = parseReply(text)
      const length = Number(/content-length: (\d+)/i.exec(reply.headers)?.[1] ?? Number.NaN)
      if (Buffer.byteLength(reply.body) >= length) resolve(reply)
    })
    socket.on('close', () => resolve(parseReply(text)))
  })
}

function parseReply(text: string): RawReply {
  const split = text.indexOf('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
  if (split < 0) return { status, headers: '', body: '' }
  return { status, headers: text.slice(0, split), body: text.slice(split + 4) }
}
