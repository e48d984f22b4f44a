import { betsRoutes } from './features/bets/bets.ts'
import { helpRoutes } from './features/help/help.ts'
import { depositRoutes } from './features/payments/deposits/deposit.ts'
import { withdrawalRoutes } from './features/payments/withdrawals/withdrawal.ts'
import { profileRoutes } from './features/profile/profile.ts'
import { sessionRoutes } from './features/session/session.ts'
import { signUpRoutes } from './features/signup/signup.ts'
import { walletRoutes } from './features/wallet/wallet.ts'
import type { PageRoute } from './routing/page-route.ts'

/** Every page outside the catalogue; each is loaded when needed. */
export const PAGES: readonly PageRoute[] = [
  ...sessionRoutes,
  ...signUpRoutes,
  ...profileRoutes,
  ...helpRoutes,
  ...betsRoutes,
  ...walletRoutes,
  ...depositRoutes,
  ...withdrawalRoutes,
]
