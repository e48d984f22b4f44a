import type { FeedBody } from '@caderneta/feed/messages'
import * as z from 'zod/mini'

/**
 * The form of frames and pages that this release writes. A form that its readers would misread has
 * another number and takes two releases: one that reads it, then one that writes it
 * (docs/decisions/0144).
 */
export const WRITTEN_VERSION = 1
const READ_VERSIONS: readonly number[] = [1]

/** Of every version, so that a server knows what it cannot read. */
const envelope = z.object({
  /** Releases before the first number wrote none. */
  version: z._default(z.number(), 1),
  term: z.number(),
  number: z.number(),
  /** When the feed sent it, in milliseconds UTC. */
  at: z.number(),
  /**
   * When the leader took it, by which it dates its prices in the database; releases before wrote
   * none.
   */
  takenAt: z.optional(z.number()),
})

/**
 * What the server that leads the feed sends the others about it. All of one term are numbered from
 * 1 without gaps, so that who loses one notices it.
 */
const frame = z.extend(envelope, {
  content: z.discriminatedUnion('kind', [
    /** A message of the feed, after the book of the leader has taken it. */
    z.object({ kind: z.literal('message'), body: z.custom<FeedBody>(isBody) }),
    /** The database has a game as it is at this point. */
    z.object({ kind: z.literal('stored'), gameId: z.number() }),
    /** The database has all prices of the frames up to this one. */
    z.object({ kind: z.literal('written'), upTo: z.number() }),
    /** The leader has lost messages of the feed: no price is believed until all are sent again. */
    z.object({ kind: z.literal('lost') }),
  ]),
})

/** Requests the games of the leader, page by page, each after the one before has arrived. */
const pageRequest = z.object({
  /** Where the reply is sent. */
  inbox: z.string(),
  /** Repeated in the reply. */
  request: z.number(),
  /** The last game of the page before; 0 for the first page. */
  after: z.number(),
})

/** Its number is that of the last frame before it, its time that of the feed's last message. */
const page = z.extend(envelope, {
  request: z.number(),
  after: z.number(),
  /** Games and their odds as messages; the state is that between two frames. */
  bodies: z.array(z.custom<FeedBody>(isBody)),
  /** Those of its games that the database has as they are. */
  storedIds: z.array(z.number()),
  /** The last game of this page; null when there are no more. */
  next: z.nullable(z.number()),
})

export type RelayFrame = z.infer<typeof frame>
export type FrameContent = RelayFrame['content']
export type PageRequest = z.infer<typeof pageRequest>
export type RelayPage = z.infer<typeof page>
export type Envelope = z.infer<typeof envelope>

/** What came from a leader: read, of a form that is not known here, or from no leader at all. */
type Read<T> =
  | { readonly is: 'known'; readonly value: T }
  | { readonly is: 'unknown'; readonly envelope: Envelope }
  | { readonly is: 'nothing' }

export const FRAMES = 'feed.frames'
export const PAGE_REQUESTS = 'feed.pages'

export function readFrame(value: unknown): Read<RelayFrame> {
  return read(frame, value)
}

export function readPage(value: unknown): Read<RelayPage> {
  return read(page, value)
}

export function parsePageRequest(value: unknown): PageRequest | null {
  return pageRequest.safeParse(value).data ?? null
}

function read<T>(shape: z.ZodMiniType<T>, value: unknown): Read<T> {
  const sent = envelope.safeParse(value).data
  if (!sent) return { is: 'nothing' }
  const known = READ_VERSIONS.includes(sent.version) ? shape.safeParse(value).data : undefined
  return known === undefined ? { is: 'unknown', envelope: sent } : { is: 'known', value: known }
}

/** Total: a kind that another release added is not read as one of these. */
const KINDS: Readonly<Record<FeedBody['kind'], true>> = {
  fixture: true,
  fixture_change: true,
  odds_change: true,
  bet_stop: true,
  bet_settlement: true,
  bet_cancel: true,
  rollback_bet_settlement: true,
  rollback_bet_cancel: true,
  alive: true,
  snapshot_complete: true,
}

/**
 * Written by a server of a version that is read here, and checked by its market book, which takes
 * no feed at its word: to read every price of it once more would cost as much as the book itself.
 */
function isBody(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  return typeof value.kind === 'string' && Object.hasOwn(KINDS, value.kind)
}
