import type { FeedMessage } from '@caderneta/feed/messages'
import type { Bus } from '../../../bus/bus.ts'
import type { Clock } from '../../../clock.ts'
import type { MarketBook } from '../market-book.ts'
import { bookPage } from './book-page.ts'
import {
  FRAMES,
  type FrameContent,
  PAGE_REQUESTS,
  parsePageRequest,
  type RelayFrame,
  type RelayPage,
  WRITTEN_VERSION,
} from './relay-frames.ts'

interface PublisherDeps {
  readonly bus: Bus
  readonly book: MarketBook
  readonly clock: Clock
  /** Of the lease: a later leader has a greater one. */
  readonly term: number
}

/**
 * Sends the other servers what the leader's book has taken, from its first whole snapshot on, and
 * the games of the book on request.
 */
export class RelayPublisher {
  readonly #deps: PublisherDeps
  readonly #unsubscribe: () => void
  #number = 0
  /** Nothing is sent before the first whole snapshot. */
  #isLost = true
  #writtenTo = 0

  constructor(deps: PublisherDeps) {
    this.#deps = deps
    this.#unsubscribe = deps.bus.subscribe(PAGE_REQUESTS, (body) => this.#reply(body))
  }

  /** The number of the last frame. */
  get number(): number {
    return this.#number
  }

  /** Called for each message once the book has taken it. */
  received({ producer, sequence, at, ...body }: FeedMessage): void {
    if (this.#isWhole()) this.#send({ kind: 'message', body }, at)
    else if (!this.#isLost) {
      this.#isLost = true
      this.#send({ kind: 'lost' }, at)
    }
  }

  stored(gameId: number): void {
    this.#note({ kind: 'stored', gameId })
  }

  /** The database has all prices of the frames up to this one. */
  written(upTo: number): void {
    // A frame about nothing but earlier ones needs none about itself.
    if (upTo === this.#writtenTo) return
    this.#note({ kind: 'written', upTo })
    this.#writtenTo = this.#number
  }

  stop(): void {
    this.#unsubscribe()
  }

  /** After a gap the number skips one: a server that has missed the gap itself notices it then. */
  #isWhole(): boolean {
    if (this.#deps.book.missingSnapshot !== null) return false
    if (this.#isLost) this.#number += 1
    this.#isLost = false
    return true
  }

  #note(content: FrameContent): void {
    if (this.#deps.book.missingSnapshot === null) this.#send(content, 0)
  }

  #send(content: FrameContent, at: number): void {
    this.#number += 1
    const { bus, clock, term } = this.#deps
    const envelope = { version: WRITTEN_VERSION, term, number: this.#number, at }
    const frame: RelayFrame = { ...envelope, takenAt: clock.now(), content }
    bus.publish(FRAMES, frame)
  }

  /** There is no page of a book that is not whole: the request is repeated. */
  #reply(body: unknown): void {
    const { book, bus, clock, term } = this.#deps
    const wanted = parsePageRequest(body)
    const ageSeconds = book.feedAgeSeconds
    if (wanted === null || ageSeconds === null || book.missingSnapshot !== null) return
    const { bodies, storedIds, next } = bookPage(book, wanted.after)
    const now = clock.now()
    const reply: RelayPage = {
      ...{ version: WRITTEN_VERSION, term, number: this.#number },
      ...{ request: wanted.request, after: wanted.after },
      ...{ at: now - ageSeconds * 1000, takenAt: now },
      ...{ bodies: [...bodies], storedIds: [...storedIds], next },
    }
    bus.publish(wanted.inbox, reply)
  }
}
