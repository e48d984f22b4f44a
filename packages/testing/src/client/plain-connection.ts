import { connect, type Socket } from 'node:net'

/** A reply as far as a load needs it. */
export interface PlainReply {
  readonly status: number
  readonly body: string
}

export interface PlainRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Waiting = (reply: PlainReply | null) => void

const STATUS = /^HTTP\/1\.1 (\d{3})/
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i

/**
 * One connection that stays open and sends requests in turn. It shares the cores with what
 * it measures and is compared with pgbench, so it does no more than pgbench does: a general client
 * took as long for a small call as the server.
 */
export class PlainConnection {
  readonly #socket: Socket
  #waiting: Waiting | null = null
  #received: Buffer = Buffer.alloc(0)
  readonly #host: string
  #responses = 0
  #end = 'open'

  constructor(serverUrl: string) {
    const { hostname, port, host } = new URL(serverUrl)
    this.#host = host
    this.#socket = connect(Number(port), hostname).setNoDelay(true)
    this.#socket.on('data', (bytes) => this.#receive(bytes))
    this.#socket.on('error', (error) => {
      this.#end = error.message
    })
    this.#socket.on('close', () => {
      if (this.#end === 'open') this.#end = 'closed by the server'
      this.#resolve(null)
    })
  }

  /** How the connection ended, for the report of a load whose connection broke. */
  get end(): string {
    return `${this.#end} after ${this.#responses} responses`
  }

  /** Null when the connection broke before the whole reply was here. */
  post({ path, headers, body }: PlainRequest): Promise<PlainReply | null> {
    const all = { host: this.#host, ...headers, 'content-length': Buffer.byteLength(body) }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    return new Promise((resolve) => {
      if (this.#socket.destroyed) return resolve(null)
      this.#waiting = resolve
      this.#socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #receive(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd + 2)
    const bodyAt = headEnd + 4
    const length = Number(LENGTH.exec(head)?.[1])
    if (this.#received.length < bodyAt + length) return
    const body = this.#received.toString('utf8', bodyAt)
    this.#received = Buffer.alloc(0)
    this.#responses += 1
    this.#resolve({ status: Number(STATUS.exec(head)?.[1]), body })
  }

  #resolve(reply: PlainReply | null): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(reply)
  }
}
