import { clientMessage } from '@caderneta/contract/stream'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { answerUnknown } from '../http/failures.ts'
import type { Parts } from '../parts.ts'
import { BrokenSockets } from './broken-sockets.ts'
import { StreamConnection, type StreamSession } from './stream-connection.ts'
import { CONFLATION_MS, type StreamHub } from './stream-hub.ts'

export interface StreamParts extends Pick<Parts, 'clock' | 'log'> {
  readonly hub: StreamHub
  /** Who is behind a token; null when nobody is. */
  readonly sessionOf: (token: string) => Promise<StreamSession | null>
}

const STREAM_PATH = '/api/stream'
const BEAT_MS = 1000
/** 3,000 identifiers of 13 digits fit; more is not a page of ours. */
const MESSAGE_BYTES_MOST = 64_000

/** `GET /api/stream`: the WebSocket of contract/stream.ts, and the only one. */
export async function registerStream(app: FastifyInstance, parts: StreamParts): Promise<void> {
  const { hub, clock } = parts
  const broken = new BrokenSockets(parts)
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_BYTES_MOST },
    errorHandler: (fault, socket) => {
      socket.terminate()
      broken.note(fault)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.ws && request.routeOptions.url !== STREAM_PATH) answerUnknown(request, reply)
    else done()
  })
  app.route({
    method: 'GET',
    url: STREAM_PATH,
    // Without a WebSocket there is no such call, and it says so as every other.
    handler: answerUnknown,
    wsHandler: (socket) => listen(parts, socket),
  })
  const timers = [
    setInterval(() => hub.flush(), CONFLATION_MS),
    setInterval(() => hub.beat(clock.now()), BEAT_MS),
  ]
  app.addHook('onClose', () => {
    for (const timer of timers) clearInterval(timer)
  })
}

function listen(parts: StreamParts, socket: WebSocket): void {
  const { hub, log } = parts
  const connection = new StreamConnection(socket)
  hub.add(connection)
  socket.on('message', (data: Buffer) => {
    hear(parts, connection, data.toString())
      .then((isUnderstood) => {
        if (!isUnderstood) socket.close(1003, 'not a message of this stream')
      })
      .catch((fault: unknown) => {
        log.error({ err: fault }, 'a stream message could not be answered')
        socket.close(1011, 'try again')
      })
  })
  socket.on('close', () => hub.remove(connection))
}

/** False when the text is no message of the contract: the page is closed on. */
async function hear(
  parts: StreamParts,
  connection: StreamConnection,
  text: string,
): Promise<boolean> {
  const parsed = clientMessage.safeParse(jsonOf(text))
  if (!parsed.success) return false
  const message = parsed.data
  if (message.type === 'watch') parts.hub.watch(connection, message.games, message.rows)
  else if (message.type === 'resync') parts.hub.snapshot(connection)
  else await greet(parts, connection, message.token)
  return true
}

async function greet(
  parts: StreamParts,
  connection: StreamConnection,
  token: string | undefined,
): Promise<void> {
  const session = token === undefined ? null : await parts.sessionOf(token)
  parts.hub.identify(connection, session)
  if (token !== undefined && session === null) connection.sendPrivate({ type: 'disconnect' })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
