import { setTimeout as wait } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFound } from '../http/failures.ts'
import { SampledLog } from '../http/sampled-log.ts'
import type { ServerDeps } from '../server-deps.ts'
import { type AddressBudget, AddressBudgets } from './address-budgets.ts'
import { Gate } from './gate.ts'
import { eventLoopShare, type LoopShare } from './loop-share.ts'
import { OpenPages } from './open-pages.ts'
import { StreamConnection, type StreamSession } from './stream-connection.ts'
import { BEAT_PARTS, CONFLATION_MS, type StreamHub } from './stream-hub.ts'
import { LOOKUPS_AT_ONCE, MESSAGE_BYTES_MAX, type StreamLimits } from './stream-limits.ts'
import { StreamPage } from './stream-page.ts'

interface StreamDeps extends Pick<ServerDeps, 'clock' | 'log'> {
  readonly hub: StreamHub
  readonly limits: StreamLimits
  /** The player and session of a token; null when it has none. */
  readonly sessionOf: (token: string) => Promise<StreamSession | null>
}

const STREAM_PATH = '/api/stream'
const SECOND_MS = 1000
const PRUNE_MS = 60_000
/** How long the client may take to complete the closing handshake. */
const CLOSING_MS = 1_000
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
  const sampled = new SampledLog(deps)
  const budgets = new AddressBudgets(deps.limits)
  const pages = new OpenPages()
  const budgetOf = new WeakMap<object, AddressBudget>()
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
  const share = eventLoopShare()
  const gate = new Gate(LOOKUPS_AT_ONCE)
  const sessionOf = (token: string) => gate.run(() => deps.sessionOf(token))
  app.route({
    method: 'GET',
    url: STREAM_PATH,
    // Upgrades have a budget of their own, which leaves room for the pages behind one address.
    config: { rateLimit: false },
    // Without a WebSocket there is no such call: the response is that of an unknown one.
    handler: sendNotFound,
    wsHandler: (socket, request) => {
      const budget = budgetOf.get(request.raw)
      if (budget) listen({ ...deps, sessionOf, pages, budget, share, sampled }, socket)
    },
  })
  keepTime(app, deps, { pages, budgets, sampled })
}

/** One write to the socket, past hooks and serialization: an attacker requests it at will. */
function refuseUpgrade(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  const { socket } = request.raw
  socket.end(UPGRADE_REFUSED, () => socket.destroy())
}

interface Watched {
  readonly pages: OpenPages
  readonly budgets: AddressBudgets
  readonly sampled: SampledLog
}

function keepTime(app: FastifyInstance, deps: StreamDeps, watched: Watched): void {
  const { hub, clock, limits } = deps
  const { pages, budgets, sampled } = watched
  const timers = [
    setInterval(() => hub.flush(), CONFLATION_MS),
    setInterval(() => hub.beat(clock.now()), SECOND_MS / BEAT_PARTS),
    setInterval(() => {
      if (pages.closeSlowReaders() > 0) sampled.note('stream: slow readers closed')
    }, SECOND_MS),
    setInterval(() => {
      if (pages.ping() > 0) sampled.note('stream: silent pages closed')
    }, limits.pingMs),
    setInterval(() => budgets.prune(performance.now()), PRUNE_MS),
  ]
  app.addHook('onClose', () => {
    for (const timer of timers) clearInterval(timer)
  })
}

interface SocketDeps extends StreamDeps {
  readonly pages: OpenPages
  readonly budget: AddressBudget
  readonly share: LoopShare
  readonly sampled: SampledLog
}

function listen(deps: SocketDeps, socket: WebSocket): void {
  const { hub, sessionOf, pages, budget, share, sampled } = deps
  const connection = new StreamConnection(socket)
  const open = { socket, connection, budget }
  const page = new StreamPage({
    hub,
    connection,
    budget,
    sessionOf,
    share,
    now: () => performance.now(),
    wait: (ms) => wait(ms, undefined, { ref: false }),
    refuse: (code, reason, cause) => {
      sampled.note(`stream: page closed, ${reason}`, cause)
      socket.close(code, reason)
      // Anything else it sends is not even read from the network.
      socket.pause()
      setTimeout(() => socket.terminate(), CLOSING_MS).unref()
    },
  })
  pages.add(open)
  socket.on('message', (data: Buffer) => {
    pages.markAlive(open)
    page.receive(data)
  })
  socket.on('pong', () => pages.markAlive(open))
  socket.on('close', () => {
    pages.remove(open)
    page.close()
  })
}
