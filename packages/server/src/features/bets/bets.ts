/** The door of the bets: how they are placed, shown, settled and paid. */
export { readFactsById } from './bets-view.ts'
export { CashOutQuotes, type CashOutSettings } from './cash-out-quotes.ts'
export type { PriceBook } from './price-book.ts'
export { QuoteWatch } from './quote-watch.ts'
export { recordOutcomes } from './record-outcomes.ts'
export { recordTold } from './record-told.ts'
export { type SettledBet, settleOutstanding } from './settle-bets.ts'
export { type BetsParts, registerWagersRoutes } from './wagers-routes.ts'
