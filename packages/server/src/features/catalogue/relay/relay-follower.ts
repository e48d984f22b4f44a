import { randomUUID } from 'node:crypto'
import type { FeedBody } from '@caderneta/feed/messages'
import type { FeedSession, LiveFeed, LiveStart } from '@caderneta/feed/provider'
import type { Bus } from '../../../bus/bus.ts'
import {
  type Envelope,
  FRAMES,
  type FrameContent,
  PAGE_REQUESTS,
  type PageRequest,
  type RelayFrame,
  readFrame,
  readPage,
} from './relay-frames.ts'

interface FollowerDeps {
  readonly bus: Bus
  /** The book has a game as the database has it. */
  readonly onStored: (gameId: number) => void
  /** Called with the games of a page of the leader once they are taken. */
  readonly onPage: (bodies: readonly FeedBody[]) => void
  /** The database has the prices of everything up to this frame. */
  readonly onWritten: (upTo: number) => void
  /** Called with each frame, or that before a page, before what it contains is taken. */
  readonly onFrame: (frame: FrameMoment) => void
  /** Called with what a leader of another release sent in a form that is not known here. */
  readonly onUnknown: (envelope: Envelope) => void
}

/** Which frame it is, and when the leader took what it contains. */
export type FrameMoment = Pick<RelayFrame, 'term' | 'number' | 'takenAt'>

/** A page that did not arrive is requested again after this time. */
const PAGE_RETRY_MS = 500
const PRODUCER = 'relay'
/** What a frame is that cannot be read: any price may have changed with it. */
const LOST: FrameContent = { kind: 'lost' }

/**
 * The feed of a server that does not lead it: what the leader's book has taken, under its own
 * numbers. A frame that is lost, or another leader, is a gap, after which the book requests
 * everything.
 */
export class RelayFollower implements LiveFeed {
  readonly producer = PRODUCER
  readonly #deps: FollowerDeps

  constructor(deps: FollowerDeps) {
    this.#deps = deps
  }

  start(start: LiveStart): FeedSession {
    return new FollowedSession(this.#deps, start)
  }
}

class FollowedSession implements FeedSession {
  readonly #deps: FollowerDeps
  readonly #start: LiveStart
  readonly #inbox = `feed.inbox.${randomUUID()}`
  readonly #ends: readonly (() => void)[]
  /** The last frame; term 0 before the first one. */
  #last = { term: 0, number: 0 }
  #sequence = 0
  /** Of the pages that are being requested; those of an earlier one are not taken. */
  #request = 0
  /** Which page is awaited: one that was requested again may arrive twice. */
  #after = 0
  /** What the book calls the snapshot that is under way; null when none is. */
  #snapshot: number | null = null
  #retry: NodeJS.Timeout | null = null

  constructor(deps: FollowerDeps, start: LiveStart) {
    this.#deps = deps
    this.#start = start
    this.#ends = [
      deps.bus.subscribe(FRAMES, (body) => this.#takeFrame(body)),
      deps.bus.subscribe(this.#inbox, (body) => this.#takePage(body)),
    ]
    this.requestSnapshot(0)
  }

  /** One that is under way is not begun again, however long it takes. */
  requestSnapshot(snapshot = 0): void {
    if (this.#snapshot === snapshot) return
    this.#snapshot = snapshot
    this.#request += 1
    this.#requestPage(0)
  }

  stop(): void {
    for (const end of this.#ends) end()
    this.#clearRetry()
  }

  #requestPage(after: number): void {
    this.#clearRetry()
    this.#after = after
    const wanted: PageRequest = { inbox: this.#inbox, request: this.#request, after }
    this.#deps.bus.publish(PAGE_REQUESTS, wanted)
    this.#retry = setTimeout(() => this.#requestPage(after), PAGE_RETRY_MS).unref()
  }

  #clearRetry(): void {
    if (this.#retry) clearTimeout(this.#retry)
    this.#retry = null
  }

  #takeFrame(body: unknown): void {
    const read = readFrame(body)
    if (read.is === 'nothing') return
    const frame = read.is === 'known' ? read.value : read.envelope
    const order = this.#orderOf(frame)
    if (order === 'old') return
    this.#begin(frame)
    const { at } = frame
    const content = read.is === 'known' ? read.value.content : LOST
    if (read.is === 'unknown') this.#deps.onUnknown(read.envelope)
    const isGap = order === 'gap' || content.kind === 'lost'
    // A number that is left out is a gap to the book.
    if (isGap) this.#sequence += 1
    if (content.kind === 'message') this.#send(withoutCompletion(content.body), at)
    else if (isGap) this.#send({ kind: 'alive' }, at)
    if (content.kind === 'stored') this.#deps.onStored(content.gameId)
    if (content.kind === 'written') this.#deps.onWritten(content.upTo)
  }

  #begin({ term, number, takenAt }: FrameMoment): void {
    this.#last = { term, number }
    this.#deps.onFrame({ term, number, takenAt })
  }

  /** What a frame is after the one before; a frame of an earlier leader is old. */
  #orderOf({ term, number }: Pick<RelayFrame, 'term' | 'number'>): 'next' | 'gap' | 'old' {
    const last = this.#last
    if (term < last.term || (term === last.term && number <= last.number)) return 'old'
    const isNext = term === last.term && number === last.number + 1
    return isNext || last.term === 0 ? 'next' : 'gap'
  }

  /** A page of a leader whose frames have not arrived yet is requested again. */
  #takePage(body: unknown): void {
    const read = readPage(body)
    if (read.is === 'unknown') this.#deps.onUnknown(read.envelope)
    if (read.is !== 'known' || this.#snapshot === null) return
    const page = read.value
    if (page.request !== this.#request || page.after !== this.#after) return
    if (this.#last.term === 0) this.#begin(page)
    if (page.term !== this.#last.term) return
    this.#deps.onFrame({ ...this.#last, takenAt: page.takenAt })
    // The leader makes the next page while this one is taken.
    if (page.next !== null) this.#requestPage(page.next)
    for (const one of page.bodies) this.#send(one, page.at)
    this.#deps.onPage(page.bodies)
    for (const gameId of page.storedIds) this.#deps.onStored(gameId)
    if (page.next === null) this.#complete(page.at)
  }

  #complete(at: number): void {
    this.#clearRetry()
    if (this.#snapshot === null) return
    const request = this.#snapshot
    this.#snapshot = null
    this.#send({ kind: 'snapshot_complete', request }, at)
  }

  #send(body: FeedBody, at: number): void {
    this.#sequence += 1
    this.#start.listener({ producer: PRODUCER, sequence: this.#sequence, at, ...body })
  }
}

/** That the leader has a whole snapshot of its feed does not say that its pages have come here. */
function withoutCompletion(body: FeedBody): FeedBody {
  return body.kind === 'snapshot_complete' ? { kind: 'alive' } : body
}
