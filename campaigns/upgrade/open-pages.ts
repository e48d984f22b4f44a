import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'

const RETRY_MS = 500

/** Pages of players on the stream, which come back after a loss as the page of the product does. */
export class OpenPages {
  readonly #url: string
  readonly #pages: readonly Promise<void>[]
  #isOver = false
  readonly #sockets = new Set<WebSocket>()
  /** How long each page was without the stream, once for each loss. */
  readonly awayMs: number[] = []

  constructor(url: string, tokens: readonly string[]) {
    this.#url = `${url.replace('http', 'ws')}/api/stream`
    this.#pages = tokens.map((token) => this.#stay(token))
  }

  /** How many have the stream. */
  get connected(): number {
    return this.#sockets.size
  }

  async close(): Promise<void> {
    this.#isOver = true
    for (const socket of this.#sockets) socket.close()
    await Promise.all(this.#pages)
  }

  async #stay(token: string): Promise<void> {
    let lostAt: number | null = null
    while (!this.#isOver) {
      await this.#visit(token, () => {
        if (lostAt !== null) this.awayMs.push(performance.now() - lostAt)
        lostAt = null
      })
      lostAt ??= performance.now()
      if (!this.#isOver) await pause(RETRY_MS * Math.random())
    }
  }

  /** Resolves when the connection is lost. */
  #visit(token: string, onGreeted: () => void): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(this.#url)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        resolve()
      })
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })))
      socket.on('message', (data) => {
        if (this.#sockets.has(socket) || JSON.parse(String(data)).type !== 'wallet') return
        this.#sockets.add(socket)
        onGreeted()
        if (this.#isOver) socket.close()
      })
    })
  }
}
