/** Entry file of the payments: how money comes in and goes out. */
export { registerDepositRoutes } from './deposits/deposit-routes.ts'
export { paymentMethods } from './deposits/payment-methods.ts'
export { PspFileError } from './psp/connect-psp.ts'
export { decideWithdrawal } from './withdrawals/decide-withdrawal.ts'
export { registerWithdrawalRoutes } from './withdrawals/withdrawal-routes.ts'
export { type WithdrawalInReview, withdrawalsInReview } from './withdrawals/withdrawal-view.ts'
