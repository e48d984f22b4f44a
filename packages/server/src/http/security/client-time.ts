import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { UPLOAD_TIME_MS } from '../body/upload-time.ts'
import { respondToBrokenConnection } from '../failures.ts'

const SWEEP_MS = 250

interface Connection {
  /** The request in progress; null before the first and between two. */
  request: IncomingMessage | null
  isUpload: boolean
  /** Bytes read when the last response was sent; 0 before the first request is complete. */
  bytesBefore: number
  hasResponded: boolean
  /** How long the server has been waiting for the client. */
  waitedMs: number
}

/**
 * Ends connections whose client does not complete in time what it began: headers
 * and fields within `timeoutMs`, an upload within UPLOAD_TIME_MS.
 *
 * Node's own guard compares clocks: after a stall of the event loop it destroys connections whose
 * requests arrived long ago and were not read yet. This one counts the sweeps of a running loop: a
 * stall is one sweep, whatever it took, and what had arrived is read before the next one.
 */
export function limitClientTime(app: FastifyInstance, timeoutMs: number): void {
  const connections = new Map<Socket, Connection>()
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, newConnection())
    socket.once('close', () => connections.delete(socket))
  })
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket)
    if (connection) follow(connection, request, response)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // A WebSocket has its own rules. It is not recognisable as one earlier than here.
    if (request.ws) connections.delete(request.raw.socket)
    // Fields are complete by now; the rest is read by the handler.
    const connection = connections.get(request.raw.socket)
    if (connection && !request.raw.complete) connection.isUpload = true
    done()
  })
  const sweepMs = Math.min(SWEEP_MS, timeoutMs)
  const timer = setInterval(() => {
    for (const [socket, connection] of connections) {
      const limitMs = limitOf(socket, connection, timeoutMs)
      connection.waitedMs = limitMs === null ? 0 : connection.waitedMs + sweepMs
      if (limitMs !== null && connection.waitedMs > limitMs) endSlow(socket)
    }
  }, sweepMs)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}

function newConnection(): Connection {
  return { request: null, isUpload: false, bytesBefore: 0, hasResponded: false, waitedMs: 0 }
}

function follow(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
  connection.request = request
  connection.isUpload = false
  connection.waitedMs = 0
  response.once('close', () => {
    // A pipelined request may have begun meanwhile.
    if (connection.request !== request) return
    connection.request = null
    connection.hasResponded = true
    connection.bytesBefore = request.socket.bytesRead
    connection.waitedMs = 0
  })
}

/** How long the client may take in this state; null when the server is the one to act. */
function limitOf(socket: Socket, connection: Connection, timeoutMs: number): number | null {
  const { request, isUpload, hasResponded, bytesBefore } = connection
  if (request === null) return hasResponded && socket.bytesRead <= bytesBefore ? null : timeoutMs
  if (request.complete) return null
  return isUpload ? UPLOAD_TIME_MS : timeoutMs
}

function endSlow(socket: Socket): void {
  const code = 'ERR_HTTP_REQUEST_TIMEOUT'
  respondToBrokenConnection(Object.assign(new Error('the request is slow'), { code }), socket)
}
