import type { ServerMessage } from '@caderneta/contract/stream'

/** The part of a WebSocket that the stream uses. */
export interface StreamSocket {
  readonly bufferedAmount: number
  send(text: string): void
}

/** Who is logged in on a page, and by which session. */
export interface StreamSession {
  readonly playerId: number
  readonly tokenHash: string
}

/** A page with more than this waiting for it is a slow reader. */
export const LAGGING_BYTES = 1_000_000

/** One page on the stream: what it shows, who is logged in on it, the number of its messages. */
export class StreamConnection {
  watched: ReadonlySet<number> = new Set()
  /** Those of them of which it shows a row only. */
  rows: ReadonlySet<number> = new Set()
  session: StreamSession | null = null
  readonly #socket: StreamSocket
  #sequence = 0
  #isLagging = false

  constructor(socket: StreamSocket) {
    this.#socket = socket
  }

  get isLagging(): boolean {
    return this.#isLagging
  }

  /** Bytes that the page has not read yet. */
  get bufferedBytes(): number {
    return this.#socket.bufferedAmount
  }

  get hasCaughtUp(): boolean {
    return this.#socket.bufferedAmount === 0
  }

  /**
   * Takes games that are written already, because many pages share them. Who asks again and again
   * and reads nothing would fill our memory with them: it gets the next one once it has caught up.
   * Returns the characters sent.
   */
  sendSnapshot(games: readonly string[]): number {
    this.#isLagging = this.#socket.bufferedAmount > LAGGING_BYTES
    if (this.#isLagging) return 0
    const text = `{"type":"snapshot","seq":${++this.#sequence},"games":[${games.join(',')}]}`
    this.#send(text)
    return text.length
  }

  /** Takes changes that are encoded already, because many pages share them. */
  sendChanges(encoded: readonly string[]): void {
    this.#send(`{"type":"changes","seq":${++this.#sequence},"changes":[${encoded.join(',')}]}`)
  }

  sendAlive(at: number): void {
    if (this.#isLagging) return
    this.#send(`{"type":"alive","seq":${++this.#sequence},"at":${at}}`)
  }

  /** Wallet, bets and deposits are never dropped: a page gets few of them. */
  sendPrivate(message: ServerMessage): void {
    this.#socket.send(JSON.stringify(message))
  }

  #send(text: string): void {
    this.#socket.send(text)
    if (this.#socket.bufferedAmount > LAGGING_BYTES) this.#isLagging = true
  }
}
