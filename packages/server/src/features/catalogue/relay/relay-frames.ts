import type { FeedBody } from '@caderneta/feed/messages'
import * as z from 'zod/mini'

/**
 * What the server that leads the feed sends the others about it. All of one term are numbered from
 * 1 without gaps, so that who loses one notices it.
 */
const frame = z.object({
  term: z.number(),
  number: z.number(),
  /** When the feed sent it, in milliseconds UTC. */
  at: z.number(),
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

const page = z.object({
  term: z.number(),
  request: z.number(),
  after: z.number(),
  /** The last frame before this page. */
  number: z.number(),
  /** When the feed sent its last message, in milliseconds UTC. */
  at: z.number(),
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

export const FRAMES = 'feed.frames'
export const PAGE_REQUESTS = 'feed.pages'

export function parseFrame(value: unknown): RelayFrame | null {
  return frame.safeParse(value).data ?? null
}

export function parsePageRequest(value: unknown): PageRequest | null {
  return pageRequest.safeParse(value).data ?? null
}

export function parsePage(value: unknown): RelayPage | null {
  return page.safeParse(value).data ?? null
}

/**
 * Written by a server of the same version and checked by its market book, which takes no feed at
 * its word: to read every price of it once more would cost as much as the book itself.
 */
function isBody(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value
}
