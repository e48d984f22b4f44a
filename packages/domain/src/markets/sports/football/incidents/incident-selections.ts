import { type MarketSelection, selectionsOf } from '../../../market/market-type.ts'
import { CARD_MARKETS } from './card-markets.ts'
import { CORNER_MARKETS } from './corner-markets.ts'
import type { IncidentCounter } from './incident-counters.ts'
import { SHOT_MARKETS } from './shot-markets.ts'

/** The markets of football about anything but goals. */
export const INCIDENT_MARKETS = [...CORNER_MARKETS, ...CARD_MARKETS, ...SHOT_MARKETS] as const

type IncidentMarketId = (typeof INCIDENT_MARKETS)[number]['id']
export type IncidentMarketKey = (typeof INCIDENT_MARKETS)[number]['key']

export type IncidentSelection = MarketSelection<IncidentMarketId, IncidentCounter>

/** Every selection about incidents: matches that are recorded have the same. */
export const INCIDENT_SELECTIONS: readonly IncidentSelection[] = /* @__PURE__ */ selectionsOf(
  INCIDENT_MARKETS,
  undefined,
)
