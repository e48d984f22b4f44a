/** Entry file of the payments: how money comes in and goes out. */
export { registerDepositRoutes } from './deposits/deposit-routes.ts'
export { paymentMethods } from './deposits/payment-methods.ts'
export { choosePsp, type Psp } from './psp/choose-psp.ts'
export { PspFileError } from './psp/connect-psp.ts'
export { ownAddress } from './psp/own-address.ts'
export { choosePayouts } from './withdrawals/choose-payouts.ts'
export { decideWithdrawal } from './withdrawals/decide-withdrawal.ts'
export type { PayoutProvider } from './withdrawals/payout-provider.ts'
export { registerWithdrawalRoutes } from './withdrawals/withdrawal-routes.ts'
export {
  readOldestWithdrawals,
  type WithdrawalInReview,
  withdrawalsInReview,
} from './withdrawals/withdrawal-view.ts'
