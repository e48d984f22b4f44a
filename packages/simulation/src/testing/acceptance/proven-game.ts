import type { Score } from '@caderneta/domain/markets/game'
import type { SelectionResult } from '@caderneta/domain/markets/market'
import type { SportRoute } from '@caderneta/domain/markets/sports'
import type { MarketSheet } from '@caderneta/feed/contest/market-sheet'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { Random } from '@caderneta/feed/random'

/**
 * A moment at which the proofs look at a game. It is one that nothing later decides, such as a
 * second or the first time that a set is at five games: else the moment itself would be a hint.
 */
export interface ClockPoint {
  /** 'before', '90+2', 'tenth 3', 'S2 late'. */
  readonly name: string
  /** Since the start; null before it. */
  readonly second: number | null
}

/** Whose chances: those of the law, or those that the market believes at a second of the game. */
export type Belief = 'law' | number

/** The markets of one game whose chances follow from one law, in the order of their sheet. */
export interface LawBook {
  readonly sheet: MarketSheet
  /** True of running markets: each specifier is a part of the game, on sale without the others. */
  readonly isRolling: boolean
  /** True of a selection on sale: it is offered and not decided. */
  readonly isOpenAt: (second: number | null) => (position: number) => boolean
  /** Without margin; of the lines that are wanted. */
  readonly chancesAt: (
    second: number | null,
    isWanted: (line: number) => boolean,
    belief?: Belief,
  ) => ArrayLike<number>
  readonly resultAtEnd: (position: number) => SelectionResult | null
}

/** A game of any sport as the proofs see it: what it publishes, and the law behind its prices. */
export interface ProvenGame {
  readonly sport: SportRoute
  readonly gameId: number
  /** Milliseconds UTC; the game runs at one second a second. */
  readonly startsAt: number
  readonly programme: GameProgramme
  /** Those that the game reaches, in order. */
  readonly points: readonly ClockPoint[]
  readonly books: readonly LawBook[]
  readonly scoreAt: (second: number | null) => Score
  /** The game from a second on, null for all of it, played once more by the law. */
  readonly pathsFrom: (second: number | null) => DrawPath
}

/** Plays on once, from random numbers of this path alone. */
export type DrawPath = (random: Random) => PathResults

/** What selections come to, by book and by position: those that are on sale where a path begins. */
type PathResults = readonly ((position: number) => SelectionResult | null)[]

/** Games of one sport, endless, from a seed. */
export type GamesOfSport = (seed: string) => Generator<ProvenGame, never>

/** So many of them. */
export function* firstGames(
  games: GamesOfSport,
  count: number,
  seed: string,
): Generator<ProvenGame> {
  const all = games(seed)
  for (let game = 0; game < count; game += 1) yield all.next().value
}

/** Distorts odds in thousandths, to check that an error is detected. */
export type Bend = (marketId: number, odds: number) => number

/** The lines of a book in which something is on sale. */
export function openLines(
  { markets }: MarketSheet,
  isOpen: (position: number) => boolean,
): (line: number) => boolean {
  const isWanted = markets.map(({ positions }) => positions.some(isOpen))
  return (line) => isWanted[line] === true
}
