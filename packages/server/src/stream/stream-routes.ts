import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFound } from '../http/failures.ts'
import { openPage } from './open-page.ts'
import type { StreamSession } from './stream-connection.ts'
import type { StreamGuards } from './stream-guards.ts'
import type { StreamHub } from './stream-hub.ts'
import { MESSAGE_BYTES_MAX } from './stream-limits.ts'

interface StreamDeps {
  readonly hub: StreamHub
  readonly guards: StreamGuards
  /** The player and session of a token; null when it has none. */
  readonly sessionOf: (token: string) => Promise<StreamSession | null>
  readonly walletOf: (playerId: number) => Promise<WalletWire>
}

const STREAM_PATH = '/api/stream'
/** Without a body: no browser shows the body of a refused WebSocket. */
const UPGRADE_REFUSED = [
  'HTTP/1.1 429 Too Many Requests',
  'retry-after: 5',
  'connection: close',
  'content-length: 0',
  '',
  '',
].join('\r\n')

/** `GET /api/stream`: the WebSocket of contract/stream.ts, and the only one. */
export async function registerStream(app: FastifyInstance, deps: StreamDeps): Promise<void> {
  const { hub, guards } = deps
  const { sampled, budgets, budgetOf } = guards
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_BYTES_MAX },
    errorHandler: (error, socket) => {
      socket.terminate()
      sampled.note('stream: socket broken', error)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.ws) return done()
    if (request.routeOptions.url !== STREAM_PATH) return void sendNotFound(request, reply)
    const budget = budgets.open(request.ip, performance.now())
    if (budget === null) {
      sampled.note('stream: socket refused')
      return refuseUpgrade(request, reply)
    }
    // Counted until the connection ends, whether it becomes a WebSocket or not.
    request.raw.socket.once('close', () => budgets.close(budget))
    budgetOf.set(request.raw, budget)
    done()
  })
  const sessionOf = (token: string) => guards.lookups.run(() => deps.sessionOf(token))
  const walletOf = (playerId: number) => guards.lookups.run(() => deps.walletOf(playerId))
  app.route({
    method: 'GET',
    url: STREAM_PATH,
    // Upgrades have a budget of their own, which leaves room for the pages behind one address.
    config: { rateLimit: false },
    // Without a WebSocket there is no such call: the response is that of an unknown one.
    handler: sendNotFound,
    wsHandler: (socket, request) => {
      const budget = budgetOf.get(request.raw)
      if (budget) openPage({ ...guards, hub, sessionOf, walletOf, budget }, socket)
    },
  })
}

/** One write to the socket, past hooks and serialization: an attacker requests it at will. */
function refuseUpgrade(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  const { socket } = request.raw
  socket.end(UPGRADE_REFUSED, () => socket.destroy())
}
