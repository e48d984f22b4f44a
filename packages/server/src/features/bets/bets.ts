/** Entry file of the bets feature: placing, showing, settling and paying bets. */
export { type BetsServices, makeBetsServices } from './bets-services.ts'
export { readFactsById } from './history/bets-view.ts'
export { type OpenExposure, readOpenExposure } from './history/exposure-view.ts'
export type { PriceHistory } from './placing/price-book.ts'
export { CashOutQuotes } from './quotes/cash-out-quotes.ts'
export { QuoteWatch } from './quotes/quote-watch.ts'
export { decideResult } from './settling/decide-result.ts'
export { type OpenSetAside, readSetAside } from './settling/outcomes-set-aside.ts'
export { recordSettlement } from './settling/record-settlement.ts'
export { settleOutstanding } from './settling/settle-bets.ts'
export {
  readOldestOpenResult,
  readSettlementAlerts,
  type SettlementAlerts,
} from './settling/settlement-alerts.ts'
export { voidUnplayed } from './settling/void-unplayed.ts'
export { registerWagersRoutes } from './wagers-routes.ts'
