import * as z from 'zod/mini'
import { gameInfoWire, gameWire } from '../catalogue/catalogue.ts'
import type { PlayerMessage } from './player-stream.ts'

/**
 * `GET /api/stream`, a WebSocket of JSON texts. The page sends `hello` (with its token when it has
 * one) and names the games on screen; it gets a snapshot, then numbered changes; a player's page
 * gets the wallet first, then every change of it. Numbers rise by one per connection over
 * `snapshot`, `changes` and `alive`. A gap, or five seconds without any message, means that what is
 * shown may be old: odds are disabled and `resync` requests a snapshot.
 */
const helloMessage = z.object({
  type: z.literal('hello'),
  token: z.optional(z.string().check(z.maxLength(128))),
})

const WATCHED_GAMES_MAX = 3000

/** One check of the whole list: a schema for each number costs a server fifty times as much. */
const watchedGames = z.custom<readonly number[]>(isGameList)

function isGameList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= WATCHED_GAMES_MAX && value.every(isGameId)
}

const isGameId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

/** Games of which a page shows more than a row at once: the match, its slip. */
const WATCHED_VIEWS_MAX = 300
/** Markets in all views of a page: more than one tab of a match has. */
const WATCHED_MARKETS_MAX = 1000

/** Some markets of a game, and its timeline if the page shows it. */
export interface WatchedView {
  readonly id: number
  readonly markets: readonly number[]
  readonly timeline?: true | undefined
}

const watchedViews = z.custom<readonly WatchedView[]>(isViewList)

function isViewList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > WATCHED_VIEWS_MAX || !value.every(isView))
    return false
  const marketCount = value.reduce<number>((sum, { markets }) => sum + markets.length, 0)
  return marketCount <= WATCHED_MARKETS_MAX
}

function isView(value: unknown): value is WatchedView {
  if (typeof value !== 'object' || value === null || !('id' in value && 'markets' in value))
    return false
  const isTimeline = !('timeline' in value) || value.timeline === true
  const { id, markets } = value
  return isTimeline && isGameId(id) && Array.isArray(markets) && markets.every(isGameId)
}

/**
 * Replaces the list of what this page shows: whole games, rows of lists (the odds of the markets
 * of rows alone) and views; at most 3,000 games. Snapshots carry what is new of it, and the `id` of
 * the message: what it names is then up to date on the page, and changes keep it so.
 */
const watchMessage = z.object({
  type: z.literal('watch'),
  id: z.optional(z.number()),
  games: z.optional(watchedGames),
  rows: z.optional(watchedGames),
  views: z.optional(watchedViews),
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

export type WatchMessage = z.infer<typeof watchMessage>

/** What the stream sends to every page about the watched games, numbered. */
export const gamesMessage = z.union([
  z.object({
    type: z.literal('snapshot'),
    seq: z.number(),
    /** The `id` of the last list that the page sent. */
    watch: z.optional(z.number()),
    games: z.array(gameWire),
    /** Each is a `gameView` of `game-view.ts`, parsed where it is shown. */
    views: z.optional(z.array(z.unknown())),
  }),
  z.object({ type: z.literal('changes'), seq: z.number(), changes: z.array(gameChange) }),
  z.object({ type: z.literal('alive'), seq: z.number(), at: z.number() }),
])

export const STREAM_SILENCE_MS = 5000

export type ClientMessage = z.infer<typeof clientMessage>
export type GamesMessage = z.infer<typeof gamesMessage>
export type ServerMessage = GamesMessage | PlayerMessage
export type GameChange = z.infer<typeof gameChange>
export type OddChange = z.infer<typeof oddChange>
