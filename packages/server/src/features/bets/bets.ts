/** The door of the bets: how they are placed, shown, settled and paid. */
export { readBetsById } from './bets-view.ts'
export type { PriceBook } from './price-book.ts'
export { type ContradictedOutcome, recordOutcomes } from './record-outcomes.ts'
export { type SettledBet, settleOutstanding } from './settle-bets.ts'
export { type BetsParts, registerWagersRoutes } from './wagers-routes.ts'
