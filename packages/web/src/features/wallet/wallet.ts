/** Entry of the wallet: the player's money as shown on the page. */
export { refreshWallet, useDebt, watchLostPushes } from './credits-query.ts'
export { walletRoutes } from './wallet-routes.tsx'
export { readWallet, replaceWallet, useWallet, watchWallet } from './wallet-store.ts'
export { WalletSummary } from './wallet-summary.tsx'
