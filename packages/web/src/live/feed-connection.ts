import {
  type ClientMessage,
  type GamesMessage,
  gamesMessage,
  STREAM_SILENCE_MS,
  type WatchMessage,
} from '@caderneta/contract/live/stream'
import * as z from 'zod/mini'
import type { Watched } from './watch-list.ts'

/** One open socket; a fake one in tests. */
interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

export type OpenSocket = (events: SocketEvents) => Socket

interface FeedHandlers {
  /** A message in sequence: snapshots and changes without a gap. */
  readonly onMessage: (message: GamesMessage) => void
  /** A message for the player alone, as received. */
  readonly onPrivate: (received: object) => void
  /** False at once when the shown data may be old; true after the next snapshot. */
  readonly onFresh: (isFresh: boolean) => void
  /** The server's time, milliseconds UTC. */
  readonly onTime: (serverMs: number) => void
}

const RETRY_MS_MIN = 500
const RETRY_MS_MAX = 15_000

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** All messages about games are numbered. */
const isPrivate = (received: unknown): received is object =>
  typeof received === 'object' && received !== null && 'type' in received && !('seq' in received)

/**
 * The page's end of `/api/stream`: sends hello and the watch list, checks the sequence numbers, and
 * reports when the feed cannot be trusted (a gap, five seconds of silence, a lost socket).
 */
export class FeedConnection {
  readonly #openSocket: OpenSocket
  readonly #handlers: FeedHandlers
  readonly #random: () => number
  #socket: Socket | null = null
  #isOpen = false
  #token: string | null = null
  #watched: WatchMessage | null = null
  #lastId = 0
  #lastNumber: number | null = null
  #needsSnapshot = false
  #isFresh = true
  #failures = 0
  #silence: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(openSocket: OpenSocket, handlers: FeedHandlers, random: () => number) {
    this.#openSocket = openSocket
    this.#handlers = handlers
    this.#random = random
  }

  /** Opens the socket, or reopens it after a login, a logout or a change of player. */
  start(token: string | null): void {
    if (this.#socket && token === this.#token) return
    this.#token = token
    this.#dropSocket()
    this.#open()
    this.#listenForSilence()
  }

  stop(): void {
    this.#dropSocket()
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
  }

  /** Returns the message, whose `id` the snapshot of it repeats. */
  watch(watched: Watched): WatchMessage {
    this.#lastId += 1
    const message = { type: 'watch', id: this.#lastId, ...watched } as const
    const isEmpty = watched.rows.length + watched.views.length === 0
    this.#watched = isEmpty ? null : message
    this.#send(message)
    return message
  }

  #open(): void {
    clearTimeout(this.#retry)
    this.#lastNumber = null
    const isCurrent = () => this.#socket === socket
    const socket: Socket = this.#openSocket({
      onOpen: () => isCurrent() && this.#greet(),
      onText: (text) => isCurrent() && this.#receive(text),
      onClose: () => isCurrent() && this.#lose(),
    })
    this.#socket = socket
  }

  #dropSocket(): void {
    const socket = this.#socket
    this.#socket = null
    this.#isOpen = false
    socket?.close()
  }

  #greet(): void {
    this.#isOpen = true
    this.#send(this.#token ? { type: 'hello', token: this.#token } : { type: 'hello' })
    if (this.#watched) this.#send(this.#watched)
  }

  #send(message: ClientMessage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message))
  }

  #lose(): void {
    this.#dropSocket()
    this.#distrust()
    const longest = Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** this.#failures)
    this.#failures += 1
    // Half of the delay is random, so that a thousand pages do not reconnect at the same moment.
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + this.#random() / 2))
  }

  #receive(text: string): void {
    this.#failures = 0
    this.#listenForSilence()
    const received = parseJson(text)
    if (isPrivate(received)) return this.#handlers.onPrivate(received)
    const message = z.safeParse(gamesMessage, received)
    if (message.success) this.#receiveNumbered(message.data)
    else this.#distrustAndResync()
  }

  #receiveNumbered(message: GamesMessage): void {
    const isInSequence = this.#lastNumber === null || message.seq === this.#lastNumber + 1
    this.#lastNumber = message.seq
    if (message.type === 'alive') this.#handlers.onTime(message.at)
    if (message.type === 'snapshot') this.#needsSnapshot = false
    else if (!isInSequence) this.#distrustAndResync()
    // With nothing on screen there is no snapshot to wait for.
    if (!this.#watched) this.#needsSnapshot = false
    if (this.#needsSnapshot) return
    this.#handlers.onMessage(message)
    this.#setFresh(true)
  }

  #distrust(): void {
    this.#needsSnapshot = true
    this.#setFresh(false)
  }

  #distrustAndResync(): void {
    const isResyncing = this.#needsSnapshot
    this.#distrust()
    if (!isResyncing) this.#send({ type: 'resync' })
  }

  #setFresh(isFresh: boolean): void {
    if (isFresh === this.#isFresh) return
    this.#isFresh = isFresh
    this.#handlers.onFresh(isFresh)
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#onSilence(), STREAM_SILENCE_MS)
  }

  /** First request a snapshot; a socket that stays silent after that is treated as lost. */
  #onSilence(): void {
    const isResyncing = this.#needsSnapshot
    this.#distrustAndResync()
    if (isResyncing && this.#isOpen) this.#lose()
    this.#listenForSilence()
  }
}
