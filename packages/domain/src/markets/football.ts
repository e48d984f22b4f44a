import { COMBINED_MARKETS } from './football/combined-markets.ts'
import { GOAL_MARKETS } from './football/goal-markets.ts'
import { HALF_MARKETS } from './football/half-markets.ts'
import { HANDICAP_MARKETS } from './football/handicap-markets.ts'
import { MAIN_MARKETS } from './football/main-markets.ts'
import type { FootballCounter } from './football-goals.ts'
import { type MarketSelection, selectionsOf } from './market-type.ts'

/** The markets of football in the order in which feeds send them. */
export const FOOTBALL_MARKETS = [
  ...MAIN_MARKETS,
  ...GOAL_MARKETS,
  ...HALF_MARKETS,
  ...HANDICAP_MARKETS,
  ...COMBINED_MARKETS,
] as const

export type FootballMarketId = (typeof FOOTBALL_MARKETS)[number]['id']
export type FootballMarketKey = (typeof FOOTBALL_MARKETS)[number]['key']

export type FootballSelection = MarketSelection<FootballMarketId, FootballCounter>

/** Every selection of a football game: all games have the same. */
export const FOOTBALL_SELECTIONS: readonly FootballSelection[] = /* @__PURE__ */ selectionsOf<
  FootballMarketId,
  FootballCounter,
  undefined
>(FOOTBALL_MARKETS, undefined)
