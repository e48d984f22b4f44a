/** The door of the withdrawals: how money goes out. */
export { decideWithdrawal } from './decide-withdrawal.ts'
export type { PayoutProvider } from './payout-provider.ts'
export { registerWithdrawalRoutes } from './withdrawal-routes.ts'
export { type WithdrawalInReview, withdrawalsInReview } from './withdrawal-view.ts'
