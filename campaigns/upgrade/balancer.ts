import { once } from 'node:events'
import {
  Agent,
  createServer as createHttpServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect, createServer as createNetServer, type Server, type Socket } from 'node:net'

/**
 * What is handed to a server: each request, as a proxy or an Ingress does, or each connection, as a
 * Service of Kubernetes does, which stays at its server until one of the two closes it.
 */
export type Handed = 'requests' | 'connections'

interface Target {
  readonly url: URL
  readonly agent: Agent
  isReady: boolean
}

const PROBE_MS = 250
const PROBE_PATIENCE_MS = 2_000
const BAD_GATEWAY = 502

/** Sends what arrives to the servers that say that they are ready, to one after the other. */
export class Balancer {
  readonly #targets = new Map<string, Target>()
  readonly #open = new Set<Socket>()
  readonly #server: Server
  #timer: NodeJS.Timeout | null = null
  #turn = 0
  #url = ''
  /** What met no server, or one that closed its connection without a reply. */
  broken = 0

  private constructor(handed: Handed) {
    this.#server = handed === 'requests' ? this.#requestServer() : this.#connectionServer()
    this.#server.on('connection', (socket: Socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  static async start(handed: Handed): Promise<Balancer> {
    const balancer = new Balancer(handed)
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    const address = balancer.#server.address()
    if (address === null || typeof address === 'string') throw new Error('it has no port')
    balancer.#url = `http://127.0.0.1:${address.port}`
    balancer.#timer = setInterval(() => balancer.#probeAll(), PROBE_MS)
    return balancer
  }

  get url(): string {
    return this.#url
  }

  add(url: string): void {
    const agent = new Agent({ keepAlive: true })
    this.#targets.set(url, { url: new URL(url), agent, isReady: false })
  }

  remove(url: string): void {
    this.#targets.get(url)?.agent.destroy()
    this.#targets.delete(url)
  }

  isReady(url: string): boolean {
    return this.#targets.get(url)?.isReady === true
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    for (const url of [...this.#targets.keys()]) this.remove(url)
    this.#server.close()
    for (const socket of this.#open) socket.destroy()
  }

  #probeAll(): void {
    for (const target of this.#targets.values())
      void isReadyNow(target.url).then((isReady) => {
        target.isReady = isReady
      })
  }

  #next(): Target | null {
    const ready = [...this.#targets.values()].filter(({ isReady }) => isReady)
    this.#turn += 1
    return ready[this.#turn % Math.max(1, ready.length)] ?? null
  }

  #requestServer(): Server {
    const server = createHttpServer((request, reply) => this.#pass(request, reply))
    return server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
      const target = this.#next()
      if (target === null) return void socket.destroy()
      // A page of the stream is a connection of its own from here on.
      const lines = request.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
      )
      const there = connect(Number(target.url.port), target.url.hostname)
      there.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      join(socket, there)
    })
  }

  /** A request that a server may have taken is not sent to another one: its sender decides that. */
  #pass(request: IncomingMessage, reply: ServerResponse): void {
    const fail = () => {
      this.broken += 1
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(BAD_GATEWAY, { 'content-type': 'application/json' }).end('{}')
    }
    const target = this.#next()
    if (target === null) return fail()
    const { hostname, port } = target.url
    const { connection: _, ...headers } = request.headers
    const options = { hostname, port, path: request.url, method: request.method, headers }
    const passed = forward({ ...options, agent: target.agent }, (response) => {
      const { connection: __, 'keep-alive': ___, ...kept } = response.headers
      reply.writeHead(response.statusCode ?? BAD_GATEWAY, kept)
      response.pipe(reply)
    })
    passed.once('error', fail)
    request.pipe(passed)
  }

  #connectionServer(): Server {
    return createNetServer((socket) => {
      const target = this.#next()
      if (target === null) {
        this.broken += 1
        return void socket.destroy()
      }
      join(socket, connect(Number(target.url.port), target.url.hostname))
    })
  }
}

function join(one: Socket, other: Socket): void {
  one.pipe(other).pipe(one)
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.once('error', () => to.destroy())
    from.once('close', () => to.destroy())
  }
}

export async function isReadyNow(url: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_PATIENCE_MS)
  // Each probe has a connection of its own: one that is kept says nothing about the port.
  const headers = { connection: 'close' }
  const reply = await fetch(new URL('/api/ready', url), { signal, headers }).catch(() => null)
  await reply?.arrayBuffer().catch(() => null)
  return reply?.ok === true
}
