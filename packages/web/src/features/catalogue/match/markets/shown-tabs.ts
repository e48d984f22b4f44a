import { marketOf } from '@caderneta/domain/markets/markets-by-sport'
import { isInTab, type MatchTab, matchTabs } from '@caderneta/domain/markets/match-tabs'
import { sportById } from '@caderneta/domain/markets/sports'
import { BUILDER_LEGS_MIN } from '@caderneta/domain/slip/builder-price'
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
 * markets in one tab 'Todos' shows the same: it is then the only one, beside that of a bet which
 * two markets or more are combined in.
 */
export function shownTabs(
  sportId: number,
  markets: readonly MarketSelections[],
  chosen: MatchTab,
): readonly MatchTab[] {
  const tabs = matchTabs(sportById(sportId)?.route)
  const countOf = (tab: MatchTab) => marketsInTab(tab, sportId, markets).length
  const useful = tabs.filter((tab) => tab !== 'builder' && countOf(tab) > 0)
  const shown: readonly MatchTab[] = useful.length > 2 ? useful : []
  const isBuilt = countOf('builder') >= BUILDER_LEGS_MIN
  return tabs.filter((tab) => {
    if (tab === 'all' || tab === chosen) return true
    return tab === 'builder' ? isBuilt : shown.includes(tab)
  })
}
