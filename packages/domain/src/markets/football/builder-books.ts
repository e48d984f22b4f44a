import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from '../football.ts'

const BUILDER_MARKETS: ReadonlySet<number> = new Set(
  FOOTBALL_MARKETS.filter(({ builder }) => builder).map(({ id }) => id),
)

/**
 * The selections of a football match that a bet of several parts may contain, by index, with their
 * book: market and line.
 */
export const BUILDER_BOOKS: ReadonlyMap<number, string> = new Map(
  FOOTBALL_SELECTIONS.filter(({ marketId }) => BUILDER_MARKETS.has(marketId)).map(
    ({ index, marketId, specifier }) => [index, `${marketId} ${specifier}`],
  ),
)
