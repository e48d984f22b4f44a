import { type MarketSelection, selectionsOf } from '../../market/market-type.ts'
import { COMBINED_MARKETS } from './combined-markets.ts'
import type { FootballCounter } from './football-goals.ts'
import { GOAL_MARKETS } from './goal-markets.ts'
import { HALF_MARKETS } from './half-markets.ts'
import { HANDICAP_MARKETS } from './handicap-markets.ts'
import { INCIDENT_MARKETS } from './incidents/incident-selections.ts'
import { MAIN_MARKETS } from './main-markets.ts'
import { MINUTE_MARKETS } from './minute-markets.ts'

/** The markets that follow from the goals of a match, in the order in which feeds send them. */
export const SCORE_MARKETS = [
  ...MAIN_MARKETS,
  ...GOAL_MARKETS,
  ...HALF_MARKETS,
  ...HANDICAP_MARKETS,
  ...COMBINED_MARKETS,
  ...MINUTE_MARKETS,
] as const

/** All markets of football. */
export const FOOTBALL_MARKETS = [...SCORE_MARKETS, ...INCIDENT_MARKETS] as const

type ScoreMarketId = (typeof SCORE_MARKETS)[number]['id']
export type FootballMarketKey = (typeof FOOTBALL_MARKETS)[number]['key']

export type FootballSelection = MarketSelection<ScoreMarketId, FootballCounter>

/** Every selection that follows from the goals of a match: all matches have the same. */
export const FOOTBALL_SELECTIONS: readonly FootballSelection[] = /* @__PURE__ */ selectionsOf<
  ScoreMarketId,
  FootballCounter,
  undefined
>(SCORE_MARKETS, undefined)
