import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import { nameInBook } from '@caderneta/feed/named-selections'
import { MARKET_ROWS } from '../mapping/map-market.ts'
import type { MarketRow } from '../mapping/market-row.ts'

interface WrittenOutcome {
  readonly id: number
  readonly specifiers: string
  readonly outcome: string
}

/** The other way round: every form in which the feed may name one of our selections. */
export function writeMarket(
  sport: SportRoute,
  selection: GameSelection,
): readonly WrittenOutcome[] {
  return MARKET_ROWS.filter(
    (row) => row.sport === sport && row.marketId === selection.marketId,
  ).flatMap((row) => {
    const found = Object.entries(row.outcomes).find(([, name]) => name === nameInBook(selection))
    const specifiers = specifiersOf(row, selection.specifier)
    if (!found || specifiers === undefined) return []
    return [{ id: row.uof, specifiers, outcome: found[0] }]
  })
}

function specifiersOf(row: MarketRow, ours: string): string | undefined {
  const { param, params, fixed, specifier = param === undefined ? '' : '{}' } = row
  // The feed may have them in any order.
  if (params !== undefined) return ours.split('|').toReversed().join('|')
  const [before = '', after] = specifier.split('{}')
  if (after === undefined) return ours === specifier ? (fixed ?? '') : undefined
  if (!ours.startsWith(before) || !ours.endsWith(after)) return undefined
  const value = ours.slice(before.length, ours.length - after.length)
  const written = `${param}=${value.replace('+', '')}`
  return fixed === undefined ? written : [fixed, written].toSorted().join('|')
}
