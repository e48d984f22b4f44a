import { accountRoutes } from './features/account/account.ts'
import { betsRoutes } from './features/bets/bets.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.ts'
import { depositRoutes } from './features/deposit/deposit.ts'
import { walletRoutes } from './features/wallet/wallet.ts'
import type { PageRoute } from './routing/page-route.ts'

/** Every page but the home page, which comes with the app itself; each is loaded when needed. */
export const PAGES: readonly PageRoute[] = [
  ...catalogueRoutes,
  ...accountRoutes,
  ...betsRoutes,
  ...walletRoutes,
  ...depositRoutes,
]
