import {
  connect,
  headers,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus, BusListener } from './bus.ts'

interface NatsBusSettings {
  /** `nats://host:port`, several with commas; user and password, or a token, in the first. */
  readonly url: string
  /** In front of each subject: what separates two databases on one NATS. */
  readonly prefix: string
  readonly log: FastifyBaseLogger
}

interface Listening {
  readonly subject: string
  readonly listener: BusListener
  subscription: Subscription | null
}

const RETRY_MS = 500
/** A server that does not respond to two of these is given up, and another one is tried. */
const PING_MS = 2_000
const PINGS_MAX = 2
const CONNECT_MS = 5_000
/** Of W3C Trace Context. */
const TRACE_HEADER = 'traceparent'

/**
 * A bus over NATS. A server starts without it as well: it connects as soon as it can, and again
 * after each loss, with the subscriptions that it has by then.
 */
export class NatsBus implements Bus {
  readonly #settings: NatsBusSettings
  readonly #listening = new Set<Listening>()
  readonly #rejoined: (() => void)[] = []
  #connection: NatsConnection | null = null
  #retry: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(settings: NatsBusSettings) {
    this.#settings = settings
  }

  /** Resolves after the first attempt to connect, however it ends. */
  async begin(): Promise<void> {
    await this.#connect(true)
  }

  onRejoined(listener: () => void): void {
    this.#rejoined.push(listener)
  }

  get isConnected(): boolean {
    return this.#connection !== null
  }

  publish(subject: string, body: unknown, trace: string | null = null): void {
    const connection = this.#connection
    try {
      connection?.publish(this.#named(subject), JSON.stringify(body), headersOf(connection, trace))
    } catch (error) {
      this.#settings.log.warn({ err: error, subject }, 'bus: message not sent')
    }
  }

  subscribe(subject: string, listener: BusListener): () => void {
    const listening: Listening = { subject, listener, subscription: null }
    this.#listening.add(listening)
    if (this.#connection) this.#listen(this.#connection, listening)
    return () => {
      this.#listening.delete(listening)
      listening.subscription?.unsubscribe()
    }
  }

  /** Resolves once the server has received everything that was published. */
  async flush(): Promise<void> {
    await this.#connection?.flush()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#retry) clearTimeout(this.#retry)
    const connection = this.#connection
    this.#connection = null
    await connection?.close()
  }

  async #connect(isFirst: boolean): Promise<void> {
    const { log, url } = this.#settings
    try {
      const connection = await connect({
        ...serversOf(url),
        name: 'caderneta',
        noEcho: true,
        // A connection that is lost takes what was published meanwhile with it: read late, it
        // would pass for news.
        reconnect: false,
        pingInterval: PING_MS,
        maxPingOut: PINGS_MAX,
        timeout: CONNECT_MS,
      })
      if (this.#isClosed) return await connection.close()
      this.#take(connection)
      if (!isFirst) this.#rejoin(connection)
    } catch (error) {
      log.warn({ err: error }, 'bus: not connected')
      this.#tryAgain()
    }
  }

  #take(connection: NatsConnection): void {
    this.#settings.log.info('bus: connected')
    this.#connection = connection
    for (const listening of this.#listening) this.#listen(connection, listening)
    void connection.closed().then((error) => {
      if (this.#isClosed) return
      this.#connection = null
      this.#settings.log.warn({ err: error }, 'bus: connection lost')
      this.#tryAgain()
    })
  }

  /** Nothing is missed any more once the server has the subscriptions. */
  #rejoin(connection: NatsConnection): void {
    const notify = () => {
      for (const listener of this.#rejoined) listener()
    }
    connection.flush().then(notify, () => {
      // It is lost again, and there will be another one.
    })
  }

  #tryAgain(): void {
    if (this.#isClosed) return
    this.#retry = setTimeout(() => void this.#connect(false), RETRY_MS).unref()
  }

  #listen(connection: NatsConnection, listening: Listening): void {
    listening.subscription = connection.subscribe(this.#named(listening.subject), {
      callback: (error, message) => {
        if (error) this.#settings.log.warn({ err: error }, 'bus: subscription refused')
        else this.#hand(listening, message)
      },
    })
  }

  /** What another program writes to this NATS stops no server. */
  #hand({ listener, subject }: Listening, message: Msg): void {
    try {
      listener(JSON.parse(message.string()), message.headers?.get(TRACE_HEADER) || null)
    } catch (error) {
      this.#settings.log.error({ err: error, subject }, 'bus: message refused')
    }
  }

  #named(subject: string): string {
    return `${this.#settings.prefix}.${subject}`
  }
}

/** Where the server of NATS takes headers; each version of this server reads a message without. */
function headersOf(connection: NatsConnection, trace: string | null) {
  if (trace === null || connection.info?.headers !== true) return {}
  const named = headers()
  named.set(TRACE_HEADER, trace)
  return { headers: named }
}

/** The client itself leaves out what an address says about the user. */
function serversOf(url: string) {
  const addresses = url.split(',').map((address) => new URL(address))
  const servers = addresses.map(({ host }) => host)
  const tls = addresses.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}
  const { username = '', password = '' } = addresses[0] ?? {}
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  if (user === '') return { servers, ...tls }
  return pass === '' ? { servers, ...tls, token: user } : { servers, ...tls, user, pass }
}
