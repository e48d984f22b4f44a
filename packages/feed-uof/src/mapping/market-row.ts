import type { SportRoute } from '@caderneta/domain/markets/registry/sports'

/**
 * How one of our markets is written in the Unified Odds Feed: data that is walked both ways. The
 * numbers of markets and outcomes are those of its market descriptions.
 */
export interface MarketRow {
  readonly sport: SportRoute
  readonly marketId: number
  readonly uof: number
  /** Parameters that are the same in every message: 'setnr=1', 'variant=sr:exact_goals:6+'. */
  readonly fixed?: string
  /** The parameter that changes from book to book. */
  readonly param?: 'total' | 'hcp' | 'goalnr' | 'cornernr' | 'bookingnr' | 'score'
  /** Several such parameters, which our specifier has in this order and under the same names. */
  readonly params?: readonly string[]
  /** Our specifier; `{}` stands for the value of the parameter. Without it, the value alone. */
  readonly specifier?: string
  /** True of a market with outcomes that we do not offer. */
  readonly isPartial?: true
  /** Our selection by outcome: its name, followed by its side where the name has none. */
  readonly outcomes: Outcomes
}

export type Outcomes = Readonly<Record<string, string>>

/** A row of the sport of a list. */
export type SportRow = Omit<MarketRow, 'sport'>

export function rowsOf(sport: SportRoute, rows: readonly SportRow[]): readonly MarketRow[] {
  return rows.map((row) => ({ sport, ...row }))
}

/** The same market for each side, which the feed numbers apart. */
export function forBothSides(
  [first, second]: readonly [first: number, second: number],
  row: Omit<SportRow, 'uof'>,
): readonly SportRow[] {
  const line = row.param === undefined ? '' : `|${row.param}={}`
  return [
    { ...row, uof: first, specifier: `side=1${line}` },
    { ...row, uof: second, specifier: `side=2${line}` },
  ]
}
