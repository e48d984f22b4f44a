import { MAIN_SPORT, type SportRoute } from './sports.ts'

/**
 * Tabs of the match page beside 'Todos' in the order of football: 'Gols' and '1º Tempo/2º Tempo',
 * which the specification names, then the others. Every market has one of them.
 */
const MARKET_TABS = [
  'goals',
  'quarters',
  'halves',
  'main',
  'handicaps',
  'combined',
  'minutes',
  'corners',
  'cards',
  'shots',
  'sets',
  'games',
  'points',
  'maps',
  'rounds',
  'methods',
  'specials',
  'players',
  'outrights',
] as const

/** Where the match page lists a market beside 'Todos'. */
export type MarketTab = (typeof MARKET_TABS)[number]

/** The tabs of the match page: 'Todos' shows every market. */
const MATCH_TABS = ['all', ...MARKET_TABS] as const
export type MatchTab = (typeof MATCH_TABS)[number]

/** True when the match page shows the market under the tab; one that is not known is in 'Todos'. */
export function isInTab(tab: MatchTab, market: { readonly tab: MarketTab } | undefined): boolean {
  return tab === 'all' || market?.tab === tab
}

/** The tabs of a sport in order; only football lists others before its main markets. */
export function matchTabs(sport: SportRoute | undefined): readonly MatchTab[] {
  if (sport === MAIN_SPORT) return MATCH_TABS
  return [...new Set<MatchTab>(['all', 'main', ...MATCH_TABS])]
}
