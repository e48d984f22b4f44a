import type { Period, Score } from './game.ts'
import type { GameSelection } from './game-selection.ts'
import type { MarketTab } from './match-tabs.ts'
import type { Rule } from './rule.ts'

/**
 * All that is known of one market of one sport, once. Adding a market is adding a record to the
 * list of its sport: its texts are total maps over the keys of the list, so the compiler names
 * what is missing.
 *
 * `Format` is what differs from game to game: the sets that win a match, the lines on offer.
 */
export interface MarketType<
  Id extends number,
  Counter extends string,
  Format,
  Key extends string = string,
> {
  /** On the wire for ever: 1, number of the sport, family, running number. */
  readonly id: Id
  /** Distinguishes the market in its sport, in words. */
  readonly key: Key
  readonly tab: MarketTab
  /** Among the markets of the match page; gaps leave space for others. */
  readonly order: number
  /** Share that its prices keep: the sum of 1/odds per selection that wins, less one. */
  readonly margin: number
  /**
   * How many of the selections of a book win; their chances add up to this number. Null where they
   * overlap: each then has a book of its own, of itself and what is not sold, its contrary.
   */
  readonly winners: number | null
  /**
   * Where `winners` is null: the margin is a part of each chance and not laid on it and its
   * contrary, which would take most of it from those who are unlikely to win.
   */
  readonly isSoldAlone?: true
  readonly span: Span
  /** When it is sold: before the match, before and during it, or during it alone. */
  readonly live?: 'P' | 'PL' | 'L'
  /** True where its selections only win or lose: a bet of several parts may contain them. */
  readonly builder?: boolean
  /** Sold only where this family of negative events is allowed; absent of all other markets. */
  readonly negativeEvent?: NegativeEvent
  /**
   * Of a market whose books are lines: a line is open while neither side is too sure, and a game
   * offers all of them or so many, those that were nearest to even odds when it was announced.
   */
  readonly ladder?: 'all' | number
  readonly selections: (format: Format) => readonly SelectionSpec<Counter>[]
}

type Common = 'winners' | 'span'

/** A market as lists state it: what most of them have in common need not be named. */
export type StatedMarket<Market extends Pick<MarketType<number, never, never>, Common>> = Omit<
  Market,
  Common
> &
  Partial<Pick<Market, Common>>

/** A selection of a market that is not yet named. */
export interface SelectionSpec<Counter extends string> extends Omit<GameSelection, 'marketId'> {
  readonly rule: Rule<Counter>
  /** What has to have happened before it is offered; without it, nothing. */
  readonly opens?: Opening
  /**
   * Of a handicap: the lead of the first side at which it is even. A game that has left the line
   * out of its ladder takes it in during play once the lead is near.
   */
  readonly levelAt?: number
}

/**
 * Goals scored so far, a score that the match has had, a minute that the clock has shown, the
 * number of a set that is certain to be played, the corners or cards so far, or the drives of a
 * side before this one.
 */
type Opening =
  | { readonly goals: number }
  | { readonly score: Score }
  | { readonly minute: number }
  | { readonly part: number }
  | { readonly incidents: number }
  | { readonly drive: number; readonly side: 'home' | 'away' }

/** Families of events on which the law of a country may forbid bets. */
export const NEGATIVE_EVENTS = ['corners', 'cards', 'penalties'] as const
export type NegativeEvent = (typeof NEGATIVE_EVENTS)[number]

/** A selection of a market with what decides it. */
export interface MarketSelection<Id extends number, Counter extends string>
  extends SelectionSpec<Counter> {
  readonly marketId: Id
}

/** The part of a contest that decides a market. */
type Span = 'match' | 'firstHalf' | 'secondHalf' | 'quarter' | 'firstSet'

/**
 * Periods in which a market of the span may be open; null while the contest is not over. A set or a
 * quarter ends with the message that settles it, so no clock closes its markets.
 */
export const SPAN_PERIODS: Readonly<Record<Span, readonly Period[] | null>> = {
  match: null,
  firstHalf: ['1H', 'Q1', 'Q2'],
  secondHalf: null,
  quarter: null,
  firstSet: null,
}

/**
 * Every selection of a game, market by market. Lists that all games share are computed when their
 * module is loaded; they are marked as pure, so that a page that needs the markets alone does not.
 */
export function selectionsOf<Id extends number, Counter extends string, Format>(
  markets: readonly MarketType<Id, Counter, Format>[],
  format: Format,
): readonly MarketSelection<Id, Counter>[] {
  return markets.flatMap((market) =>
    market.selections(format).map((spec) => ({ ...spec, marketId: market.id })),
  )
}
