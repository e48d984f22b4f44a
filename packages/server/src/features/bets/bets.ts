/** Entry file of the bets feature: placing, showing, settling and paying bets. */
export { type BetsServices, makeBetsServices } from './bets-services.ts'
export { readFactsById } from './history/bets-view.ts'
export { type OpenExposure, readOpenExposure } from './history/exposure-view.ts'
export type { PriceHistory } from './placing/price-book.ts'
export { CashOutQuotes } from './quotes/cash-out-quotes.ts'
export { QuoteWatch } from './quotes/quote-watch.ts'
export { QuoteSigner } from './quotes/signed-quote.ts'
export { decideResult } from './settling/decide-result.ts'
export { readDecisionTimes } from './settling/decision-times-view.ts'
export { recordSettlement } from './settling/record-settlement.ts'
export { type OpenSetAside, readSetAside } from './settling/set-aside-view.ts'
export {
  readOldestOpenResult,
  readSettlementAlerts,
  type SettlementAlerts,
} from './settling/settlement-alerts-view.ts'
export { settleOutstanding } from './settling/settlement-store.ts'
export { voidUnplayed } from './settling/unplayed-store.ts'
export { registerWagersRoutes } from './wagers-routes.ts'
