import type { Period } from './game.ts'
import type { GameSelection } from './game-selection.ts'
import type { MarketTab } from './match-tabs.ts'
import type { Rule } from './rule.ts'

/**
 * All that is known of one market of one sport, once. Adding a market is adding a record to the
 * list of its sport: names and chances are total maps over the ids of the list, so the compiler
 * names what is missing.
 *
 * `Format` is what differs from game to game: the sets that win a match, the lines on offer.
 */
export interface MarketType<Id extends number, Counter extends string, Format> {
  /** On the wire for ever: 1, number of the sport, family, running number. */
  readonly id: Id
  /** Distinguishes the market in its sport, in words. */
  readonly key: string
  readonly tab: MarketTab
  /** Among the markets of the match page; gaps leave space for others. */
  readonly order: number
  /** Share that its prices keep: the sum of 1/odds per selection that wins, less one. */
  readonly margin: number
  /** How many of its selections win; their chances add up to this number. */
  readonly winners: number
  /**
   * Index of the first selection of the first line, in a market with lines: each line has two
   * selections, with consecutive indexes. Absent from a market without lines.
   */
  readonly firstLineIndex?: number
  readonly span: Span
  readonly selections: (format: Format) => readonly SelectionSpec<Counter>[]
}

/** A selection of a market that is not yet named. */
export interface SelectionSpec<Counter extends string> extends Omit<GameSelection, 'marketId'> {
  readonly rule: Rule<Counter>
}

/** A selection of a market with what decides it. */
export interface MarketSelection<Id extends number, Counter extends string>
  extends SelectionSpec<Counter> {
  readonly marketId: Id
}

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

/** Every selection of a game, market by market. */
export function selectionsOf<Id extends number, Counter extends string, Format>(
  markets: readonly MarketType<Id, Counter, Format>[],
  format: Format,
): readonly MarketSelection<Id, Counter>[] {
  return markets.flatMap((market) =>
    market.selections(format).map((spec) => ({ ...spec, marketId: market.id })),
  )
}
