import { GAME_STATUSES, PERIODS } from '@caderneta/domain/markets/game/game'
import * as z from 'zod/mini'

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

/** The list of the home page: enough for a look around. It comes with the page itself. */
export const HOME_GAMES = { route: 'football', limit: '40' } as const

export const sportItemReply = z.object({ data: z.object({ games: z.array(gameWire) }) })

export const sportGameReply = z.object({
  data: z.object({ ...gameWire.shape, markets: z.array(marketWire) }),
})

export type OddWire = z.infer<typeof oddWire>
export type TimelineWire = z.infer<typeof timelineWire>
export type GameInfoWire = z.infer<typeof gameInfoWire>
export type GameWire = z.infer<typeof gameWire>
export type MarketWire = z.infer<typeof marketWire>
export type SportWire = z.infer<typeof sportWire>
export type CompetitionWire = z.infer<typeof competitionWire>
export type SlideWire = z.infer<typeof slideWire>
export type DashboardWire = z.infer<typeof dashboardWire>
