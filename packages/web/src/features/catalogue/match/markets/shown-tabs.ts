import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { isInTab, type MatchTab, matchTabs } from '@caderneta/domain/markets/registry/match-tabs'
import { sportById } from '@caderneta/domain/markets/registry/sports'
import type { MarketSelections } from './page-markets.ts'

export function marketsInTab(
  tab: MatchTab,
  sportId: number,
  markets: readonly MarketSelections[],
): readonly MarketSelections[] {
  return markets.filter(({ marketId }) => isInTab(tab, marketOf(sportId, marketId)))
}

/**
 * Tabs in which a market is open or suspended, and the chosen one until another is chosen. With all
 * markets in one tab 'Todos' shows the same: it is then the only one.
 */
export function shownTabs(
  sportId: number,
  markets: readonly MarketSelections[],
  chosen: MatchTab,
): readonly MatchTab[] {
  const tabs = matchTabs(sportById(sportId)?.route)
  const useful = tabs.filter((tab) => marketsInTab(tab, sportId, markets).length > 0)
  const shown: readonly MatchTab[] = useful.length > 2 ? useful : []
  return tabs.filter((tab) => tab === 'all' || tab === chosen || shown.includes(tab))
}
