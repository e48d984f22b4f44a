import type { ServerMessage } from '@caderneta/contract/live/stream'
import { SHARED_BYTES_MIN } from './snapshot-bodies.ts'
import type { WatchedScope } from './watched-scope.ts'

/** The part of a WebSocket that the stream uses. */
interface StreamSocket {
  readonly bufferedAmount: number
  /** A text, or a part of one in UTF-8. */
  send(text: string): void
  send(part: Buffer, options: { readonly binary: false; readonly fin: boolean }): void
}

/** Who is logged in on a page, and by which session. */
export interface StreamSession {
  readonly playerId: number
  readonly tokenHash: string
}

/** A page with more than this waiting for it is a slow reader. */
export const LAGGING_BYTES = 1_000_000

const SNAPSHOT_END = Buffer.from(']}')
const VIEWS_BEGIN = Buffer.from('],"views":[')

/** What a snapshot has, already joined. */
interface SnapshotContent {
  readonly games: Buffer
  readonly views: Buffer
}

/** One page on the stream: what it shows, who is logged in on it, the number of its messages. */
export class StreamConnection {
  /** What it shows of each game. */
  scopes: ReadonlyMap<number, WatchedScope> = new Map()
  /** The `id` of the message that requested them. */
  watchId: number | null = null
  session: StreamSession | null = null
  readonly #socket: StreamSocket
  #sequence = 0
  #walletsSent = 0
  #isLagging = false

  constructor(socket: StreamSocket) {
    this.#socket = socket
  }

  /** How often it was sent the wallet of the player. */
  get walletsSent(): number {
    return this.#walletsSent
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
   * Takes games and views that are already joined, because many pages share them. A page that
   * requests repeatedly and reads nothing would fill the memory with them: it gets the next one
   * once it has caught up. Returns the bytes sent.
   */
  sendSnapshot({ games, views }: SnapshotContent): number {
    this.#isLagging = this.#socket.bufferedAmount > LAGGING_BYTES
    if (this.#isLagging) return 0
    const watch = this.watchId === null ? '' : `,"watch":${this.watchId}`
    const begin = Buffer.from(`{"type":"snapshot","seq":${++this.#sequence}${watch},"games":[`)
    const viewParts = views.length > 0 ? [VIEWS_BEGIN, views] : []
    const parts = [begin, games, ...viewParts, SNAPSHOT_END]
    this.#sendParts(parts)
    this.#markLagging()
    return parts.reduce((sum, { length }) => sum + length, 0)
  }

  /** Takes changes that are already encoded, because many pages share them. */
  sendChanges(encoded: readonly string[]): void {
    this.#send(`{"type":"changes","seq":${++this.#sequence},"changes":[${encoded.join(',')}]}`)
  }

  sendAlive(at: number): void {
    if (this.#isLagging) return
    this.#send(`{"type":"alive","seq":${++this.#sequence},"at":${at}}`)
  }

  /** Wallet, bets and deposits are never dropped: a page gets few of them. */
  sendPrivate(message: ServerMessage): void {
    if (message.type === 'wallet') this.#walletsSent += 1
    this.#socket.send(JSON.stringify(message))
  }

  #send(text: string): void {
    this.#socket.send(text)
    this.#markLagging()
  }

  /** One message; the parts of a long one are frames of it, none of which is copied. */
  #sendParts(parts: readonly Buffer[]): void {
    const isShared = parts.some(({ length }) => length >= SHARED_BYTES_MIN)
    const frames = isShared ? parts : [Buffer.concat(parts)]
    for (const [i, frame] of frames.entries())
      this.#socket.send(frame, { binary: false, fin: i === frames.length - 1 })
  }

  #markLagging(): void {
    if (this.#socket.bufferedAmount > LAGGING_BYTES) this.#isLagging = true
  }
}
