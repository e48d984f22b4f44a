/**
 * Entry file of the wallet: the only access to a player's money, except for bets and their
 * settlement.
 */
export { registerWalletRoutes } from './wallet-routes.ts'
export { creditDeposit, grantDemo, openAccounts, recordRealMoney } from './wallet-store.ts'
export { readWallet } from './wallet-view.ts'
