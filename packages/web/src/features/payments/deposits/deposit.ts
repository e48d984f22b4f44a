import { lazy } from 'react'
import type { PageRoute } from '../../../routing/page-route.ts'

const FundsPage = lazy(async () => ({ default: (await import('./funds-page.tsx')).FundsPage }))
const HistoryPage = lazy(async () => ({
  default: (await import('./history-page.tsx')).HistoryPage,
}))

/** Entry of deposits. */
export const depositRoutes: readonly PageRoute[] = [
  { path: '/bank/funds', access: 'player', page: FundsPage },
  { path: '/bank/history', access: 'player', page: HistoryPage },
]
