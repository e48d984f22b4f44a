import type { BusinessFigures } from '../business-gauges.ts'

/** Those of a server that received nothing from its feed, and whose database does not answer. */
export const UNKNOWN_FIGURES: BusinessFigures = {
  isLeading: false,
  trust: 'none',
  feedAgeSeconds: null,
  oldestWithdrawals: [],
  oldestOpenResultSeconds: null,
  exposure: null,
  audit: null,
}
