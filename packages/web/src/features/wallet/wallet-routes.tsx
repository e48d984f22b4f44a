import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'
import { Navigate } from '../../routing/router.tsx'

const BalancePage = lazy(async () => ({
  default: (await import('./balance-page.tsx')).BalancePage,
}))
const StatementPage = lazy(async () => ({
  default: (await import('./statement/statement-page.tsx')).StatementPage,
}))
const BankHome = lazy(async () => ({ default: () => <Navigate to="/bank/balance" replace /> }))

export const walletRoutes: readonly PageRoute[] = [
  { path: '/bank', access: 'player', page: BankHome },
  { path: '/bank/balance', access: 'player', page: BalancePage },
  { path: '/bank/statement', access: 'player', page: StatementPage },
]
