import { GAME_STATUSES, PERIODS } from '@caderneta/domain/markets/game/game'
import * as z from 'zod/mini'
import { codedText, typedText } from '../outside-text.ts'
import { favouriteList } from './favourites.ts'

/** Games, odds, markets and sports as they are on the wire (decision 0017). */

const clockWire = z.object({
  period: z.enum(PERIODS),
  minute: z.number(),
  stoppage: z.number(),
  /** Games or points of the running set, rounds of the running map. */
  partScore: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
  /** Points of the running game of tennis. */
  points: z.optional(z.readonly(z.tuple([z.string(), z.string()]))),
})

export const oddWire = z.object({
  betGamesOddId: z.number(),
  betCnfOddId: z.number(),
  betGameId: z.number(),
  market_id: z.number(),
  oddName: z.string(),
  oddHeader: z.string(),
  oddHandicap: z.string(),
  /** Decimal odds, at most three decimals. */
  rate: z.number(),
  version: z.number(),
  status: z.enum(['open', 'suspended', 'closed']),
})

/**
 * What has happened from a number on, up to now: the facts with lower numbers are as
 * sent before. Each is a `factWire` of `timeline.ts`, parsed where it is drawn.
 */
const timelineWire = z.object({ from: z.number(), facts: z.array(z.unknown()) })

export const gameInfoWire = z.object({
  gameStatus: z.enum(GAME_STATUSES),
  score: z.tuple([z.number(), z.number()]),
  clock: z.nullable(clockWire),
  /** Adds up to the score. Sent with all markets of a game, on the stream when it changed. */
  timeline: z.optional(timelineWire),
})

export const gameWire = z.object({
  info: z.object({
    betGameId: z.number(),
    betCnfSportId: z.number(),
    betCnfTournamentId: z.number(),
    betCnfTournamentName: z.string(),
    location: z.string(),
    /** 'YYYY-MM-DD HH:mm' in America/Sao_Paulo. */
    gameStart: z.string(),
    /** Milliseconds UTC. */
    gameStartTimeStamp: z.number(),
    isHighlightHome: z.boolean(),
    /** Its round, in Portuguese: 'Rodada 12', 'Semifinal (ida)'. */
    stage: z.optional(z.string()),
  }),
  teams: z.tuple([
    z.object({ id: z.number(), name: z.string() }),
    z.object({ id: z.number(), name: z.string() }),
  ]),
  gameInfo: gameInfoWire,
  odds: z.array(oddWire),
  /** How many markets the game has in all. */
  marketsCount: z.number(),
})

export const marketWire = z.object({ id: z.number(), name: z.string() })

export const sportWire = z.object({
  id: z.number(),
  route: z.string(),
  name: z.string(),
  icon: z.string(),
})

/** A competition with matches that can still be followed. */
export const competitionWire = z.object({
  sportId: z.number(),
  tournamentId: z.number(),
  /** In Portuguese; empty when the source does not name it. */
  name: z.string(),
  location: z.string(),
  /** Of its matches. */
  count: z.number(),
  /** One of those that most bettors in Brazil look for. */
  isTop: z.boolean(),
})

const slideWire = z.object({ text: z.string(), img: z.string(), img_large: z.string() })

export const dashboardWire = z.object({
  slideshow: z.array(slideWire),
  highlight: z.array(gameWire),
})

const LISTS = ['12', 'bl', '24', 'live', 'results'] as const

/**
 * `sport/item`: every field optional; `limit` 1 to 3000, default 3000; `market` names the market
 * whose odds the games carry, by default the main one. `results` are the finished games of a
 * championship, the last first, without odds. With `favourites` the answer is the next game of each.
 * `part=first` leaves out the competitions that a first screen does not show: what is listed is a
 * beginning of the whole list, to which the rest is only appended.
 */
export const sportItemRequest = z.object({
  route: z.optional(typedText().check(z.maxLength(64, 'too_long'))),
  championshipId: z.optional(codedText(/^\d{1,15}$/)),
  teamId: z.optional(codedText(/^\d{1,15}$/)),
  list: z.optional(z.enum(LISTS, 'invalid')),
  limit: z.optional(codedText(/^\d{1,6}$/)),
  part: z.optional(z.enum(['first'], 'invalid')),
  market: z.optional(codedText(/^\d{1,9}$/)),
  favourites: z.optional(favouriteList),
})

/** The list of the home page: enough for a look around. It comes with the page itself. */
export const HOME_GAMES = { route: 'football', limit: '40' } as const

export const sportItemReply = z.object({ data: z.object({ games: z.array(gameWire) }) })

export const sportGameReply = z.object({
  data: z.object({ ...gameWire.shape, markets: z.array(marketWire) }),
})

export const SEARCH_LENGTH_MAX = 64
/** A word is found anywhere in the catalogue; more results than these are not shown. */
export const SEARCH_RESULTS_MAX = 50

/** `search`: 1 to 64 characters, of which one at least is no space. */
export const searchRequest = z.object({
  q: typedText().check(
    z.regex(/\S/, 'required'),
    z.refine((q) => [...q].length <= SEARCH_LENGTH_MAX, 'too_long'),
  ),
})

/** Games with the odds of their main market, the best match first. */
export const searchReply = z.object({ data: z.array(gameWire) })

export type OddWire = z.infer<typeof oddWire>
export type TimelineWire = z.infer<typeof timelineWire>
export type GameInfoWire = z.infer<typeof gameInfoWire>
export type GameWire = z.infer<typeof gameWire>
export type MarketWire = z.infer<typeof marketWire>
export type SportWire = z.infer<typeof sportWire>
export type CompetitionWire = z.infer<typeof competitionWire>
export type SlideWire = z.infer<typeof slideWire>
export type DashboardWire = z.infer<typeof dashboardWire>
export type SportItemRequest = z.infer<typeof sportItemRequest>
