import { MAIN_SPORT, type SportRoute } from './sports.ts'

/** The tabs beside 'Todos' that the specification names for football, and the quarters. */
const FIRST_TABS = ['goals', 'quarters', 'halves'] as const

const OTHER_TABS = [
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

/** Where the match page lists a market beside 'Todos': every market has one such tab. */
export type MarketTab = (typeof FIRST_TABS)[number] | (typeof OTHER_TABS)[number]

/**
 * The tabs of the match page: 'Todos' shows every market, 'Criar Aposta' those that bets of several
 * selections are made of.
 */
export type MatchTab = 'all' | 'builder' | MarketTab

interface TabbedMarket {
  readonly tab: MarketTab
  readonly builder?: boolean
}

/** True when the match page shows the market under the tab; one that is not known is in 'Todos'. */
export function isInTab(tab: MatchTab, market: TabbedMarket | undefined): boolean {
  if (tab === 'builder') return market?.builder === true
  return tab === 'all' || market?.tab === tab
}

/**
 * The tabs of a sport in order. Football begins with those of the specification, and is the sport
 * whose selections of one match can be bet on together.
 */
export function matchTabs(sport: SportRoute | undefined): readonly MatchTab[] {
  if (sport === MAIN_SPORT) return ['all', ...FIRST_TABS, 'builder', ...OTHER_TABS]
  return ['all', 'main', ...FIRST_TABS, ...OTHER_TABS.filter((tab) => tab !== 'main')]
}
