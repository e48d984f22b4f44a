import * as z from 'zod/mini'
import { gameInfoWire, gameWire } from '../catalogue/catalogue.ts'
import type { PlayerMessage } from './player-stream.ts'

/**
 * `GET /api/stream`, a WebSocket of JSON texts. The page sends `hello` (with its token when it has
 * one) and names the games on screen; it gets a snapshot, then numbered changes. Numbers rise by
 * one per connection over `snapshot`, `changes` and `alive`. A gap, or five seconds without any
 * message, means that what is shown may be old: odds are disabled and `resync` requests a snapshot.
 */
const helloMessage = z.object({
  type: z.literal('hello'),
  token: z.optional(z.string().check(z.maxLength(128))),
})

const WATCHED_GAMES_MAX = 3000

/** One check of the whole list: a schema for each number costs a server fifty times as much. */
const watchedGames = z.custom<number[]>(isGameList)

function isGameList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= WATCHED_GAMES_MAX && value.every(isGameId)
}

const isGameId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

/**
 * Replaces the list of games that this page shows; at most 3,000. Snapshots carry new ones. Of
 * the games in `rows` the page shows a row of a list only, and gets the odds of
 * the markets of rows alone.
 */
const watchMessage = z.object({
  type: z.literal('watch'),
  games: watchedGames,
  rows: z.optional(watchedGames),
})

const resyncMessage = z.object({ type: z.literal('resync') })

export const clientMessage = z.discriminatedUnion('type', [
  helloMessage,
  watchMessage,
  resyncMessage,
])

/** A selection that changed: identifier, rate, version, status (o open, s suspended, c closed). */
const oddChange = z.tuple([z.number(), z.number(), z.number(), z.enum(['o', 's', 'c'])])

const gameChange = z.object({
  id: z.number(),
  info: z.optional(gameInfoWire),
  odds: z.optional(z.array(oddChange)),
})

/** What the stream sends to every page about the watched games, numbered. */
export const gamesMessage = z.union([
  z.object({ type: z.literal('snapshot'), seq: z.number(), games: z.array(gameWire) }),
  z.object({ type: z.literal('changes'), seq: z.number(), changes: z.array(gameChange) }),
  z.object({ type: z.literal('alive'), seq: z.number(), at: z.number() }),
])

export const STREAM_SILENCE_MS = 5000

export type ClientMessage = z.infer<typeof clientMessage>
export type GamesMessage = z.infer<typeof gamesMessage>
export type ServerMessage = GamesMessage | PlayerMessage
export type GameChange = z.infer<typeof gameChange>
export type OddChange = z.infer<typeof oddChange>
