/** The door of the withdrawals: how money goes out. */
export type { PayoutProvider } from './payout-provider.ts'
export { registerWithdrawalRoutes } from './withdrawal-routes.ts'
