import type { OddsApiCall } from '../api/odds-api.ts'
import type { PlannedCall } from '../plan/next-call.ts'
import { MARKET_KEYS } from '../prices/our-books.ts'

/** Bookmakers of Europe quote decimal odds and football in three ways. */
const REGION = 'eu'
/** The longest span that the provider gives. */
const DAYS_OF_SCORES = '3'
const DATES = { dateFormat: 'iso' }

export function callOf(call: PlannedCall): OddsApiCall {
  switch (call.kind) {
    case 'sports':
      return { path: '/sports', parameters: {} }
    case 'events':
      return { path: `/sports/${call.key}/events`, parameters: DATES }
    case 'scores':
      return {
        path: `/sports/${call.key}/scores`,
        parameters: { ...DATES, daysFrom: DAYS_OF_SCORES },
      }
    case 'odds': {
      const markets = MARKET_KEYS.join(',')
      const parameters = { ...DATES, regions: REGION, markets, oddsFormat: 'decimal' }
      return { path: `/sports/${call.key}/odds`, parameters }
    }
  }
}
