import { lazy } from 'react'
import type { PageRoute } from '../../../routing/page-route.ts'

const WithdrawPage = lazy(async () => ({
  default: (await import('./withdraw-page.tsx')).WithdrawPage,
}))
const TransferPage = lazy(async () => ({
  default: (await import('./transfer-page.tsx')).TransferPage,
}))

/** Entry of withdrawals: the page that requests one, and the one that cancels them. */
export const withdrawalRoutes: readonly PageRoute[] = [
  { path: '/bank/withdraw', access: 'player', page: WithdrawPage },
  { path: '/bank/transfer', access: 'player', page: TransferPage },
]
