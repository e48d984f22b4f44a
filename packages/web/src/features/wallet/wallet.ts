/** The door of the wallet: what the page shows of the player's money. */
export { refreshWallet, useDebt } from './credits-query.ts'
export { walletRoutes } from './wallet-routes.tsx'
export {
  readWallet,
  replaceWallet,
  useWallet,
  type Wallet,
  watchWallet,
} from './wallet-store.ts'
export { WalletSummary } from './wallet-summary.tsx'
