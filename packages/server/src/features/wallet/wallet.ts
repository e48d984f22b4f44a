/**
 * Entry file of the wallet: the only access to a player's money, except for bets and their
 * settlement.
 */
export { registerWalletRoutes, type WalletDeps } from './wallet-routes.ts'
export {
  type ConfirmedDeposit,
  creditDeposit,
  grantDemo,
  openAccounts,
  recordRealMoney,
} from './wallet-store.ts'
export { type Balance, readBalance, readWallet } from './wallet-view.ts'
