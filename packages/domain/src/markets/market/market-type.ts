import type { Period, Score } from '../game/game.ts'
import type { MarketTab } from '../registry/match-tabs.ts'
import type { Rule } from '../rule/rule.ts'
import type { GameSelection } from './game-selection.ts'

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
   * Index of the first selection of the first line, in a market with lines: each line has two
   * selections, with consecutive indexes. Absent from a market without lines.
   */
  readonly firstLineIndex?: number
  readonly span: Span
  /** When it is sold: before the match, before and during it, or during it alone. */
  readonly live?: 'P' | 'PL' | 'L'
  /**
   * Of a market whose books are lines: a line is open while neither side is too sure, and a game
   * offers all of them or so many, those that were nearest to even odds when it was announced.
   */
  readonly ladder?: 'all' | number
  /** Of a market that only jurisdictions which allow bets on such events have. */
  readonly negativeEvent?: NegativeEvent
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
 * Goals scored so far, a score that the match has had, the corners or cards so far, or the minute
 * that the clock of the match shows.
 */
type Opening =
  | { readonly goals: number }
  | { readonly score: Score }
  | { readonly incidents: number }
  | { readonly minute: number }

/** A selection of a market with what decides it. */
export interface MarketSelection<Id extends number, Counter extends string>
  extends SelectionSpec<Counter> {
  readonly marketId: Id
}

/**
 * Events of which one player can bring about one alone, at no cost to the result. Where a
 * jurisdiction forbids bets on them, a family is taken off offer.
 */
export const NEGATIVE_EVENTS = ['corners', 'cards'] as const
export type NegativeEvent = (typeof NEGATIVE_EVENTS)[number]

/** The part of a contest that decides a market. */
type Span = 'match' | 'firstHalf' | 'secondHalf' | 'firstQuarter' | 'firstSet'

/**
 * Periods in which a market of the span may be open; null while the contest is not over. A set ends
 * with the message that settles it, so no clock closes its markets.
 */
export const SPAN_PERIODS: Readonly<Record<Span, readonly Period[] | null>> = {
  match: null,
  firstHalf: ['1H', 'Q1', 'Q2'],
  secondHalf: null,
  firstQuarter: ['Q1'],
  firstSet: null,
}

/** Number of the line of a market that a selection belongs to; 0 in a market without lines. */
export function lineNumberOf(
  { firstLineIndex }: Pick<MarketType<number, never, never>, 'firstLineIndex'>,
  index: number,
): number {
  return firstLineIndex === undefined ? 0 : Math.floor((index - firstLineIndex) / 2)
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
