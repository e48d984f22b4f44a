import { setTimeout as pause } from 'node:timers/promises'
import type { ServerMessage } from '@caderneta/contract/live/stream'
import WebSocket from 'ws'

/** A list on a phone shows this many games. */
const GAMES_PER_PAGE = 20
/** Between two games of a page: neighbours of the busy feed change in the same moment. */
const STRIDE = 149
/** A server allows so many openings of one address, behind which others may be. */
const PAGES_PER_ADDRESS = 50
/** Opened in batches: a server should not be flooded before it is measured. */
const AT_ONCE = 50
/** As the page of the product waits, at random, after it has lost the stream. */
const [RETRY_MS_MIN, RETRY_MS_MAX] = [250, 500]
/** To read each message would cost the cores more than to send it: one page in so many is read. */
const READ_SHARE = 20
const GREETING = JSON.stringify({ type: 'hello' })

interface CrowdSettings {
  readonly pages: number
  readonly games: number
  /** Where a page connects that has been lost so many times. */
  readonly urlOf: (page: number, losses: number) => string
}

/** Pages on the stream that come back when they lose it, as the page of the product does. */
export class Crowd {
  readonly #settings: CrowdSettings
  readonly #sockets = new Set<WebSocket>()
  /** From the change of a price in the feed to a page that is read, in milliseconds. */
  #delays: number[] = []
  #messages = 0
  #isOver = false

  private constructor(settings: CrowdSettings) {
    this.#settings = settings
  }

  static async open(settings: CrowdSettings): Promise<Crowd> {
    const crowd = new Crowd(settings)
    for (let first = 0; first < settings.pages; first += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => first + at)
      for (const page of some) crowd.#connect(page, 0)
      while (crowd.connected < Math.min(settings.pages, first + AT_ONCE)) await pause(1)
    }
    return crowd
  }

  /** How many pages have had a message on the connection that they have now. */
  get connected(): number {
    return this.#sockets.size
  }

  /** What came since the last call. */
  read(): { readonly messages: number; readonly delays: readonly number[] } {
    const read = { messages: this.#messages, delays: this.#delays }
    this.#messages = 0
    this.#delays = []
    return read
  }

  close(): void {
    this.#isOver = true
    for (const socket of this.#sockets) socket.terminate()
  }

  #connect(page: number, losses: number): void {
    const { games, pages, urlOf } = this.#settings
    if (page >= pages) return
    const url = `${urlOf(page, losses).replace(/^http/, 'ws')}/api/stream`
    const socket = new WebSocket(url, { localAddress: addressOf(page) })
    const first = (page * GAMES_PER_PAGE) % games
    const rows = Array.from(
      { length: GAMES_PER_PAGE },
      (_, at) => ((first + at * STRIDE) % games) + 1,
    )
    socket.on('open', () => {
      socket.send(GREETING)
      socket.send(JSON.stringify({ type: 'watch', games: [], rows }))
    })
    socket.on('message', (data) => {
      this.#sockets.add(socket)
      this.#messages += 1
      if (page % READ_SHARE === 0) this.#noteDelays(JSON.parse(String(data)))
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#sockets.delete(socket)
      if (this.#isOver) return
      const wait = RETRY_MS_MIN + Math.random() * (RETRY_MS_MAX - RETRY_MS_MIN)
      setTimeout(() => this.#connect(page, losses + 1), wait)
    })
  }

  /** The version of a price of the busy feed is when it changed. */
  #noteDelays(message: ServerMessage): void {
    if (message.type !== 'changes') return
    const now = Date.now()
    for (const { odds } of message.changes)
      if (odds) for (const [, , changedAt] of odds) this.#delays.push(now - changedAt)
  }
}

/** All of 127.0.0.0/8 are addresses of this machine. */
function addressOf(page: number): string {
  const block = Math.floor(page / PAGES_PER_ADDRESS)
  return `127.0.${1 + Math.floor(block / 250)}.${1 + (block % 250)}`
}
