import { lazy } from 'react'
import { lazyPage } from '../../routing/lazy-page.tsx'
import type { PageRoute } from '../../routing/page-route.ts'

const betsPage = lazyPage(async () => (await import('./bets-page.tsx')).BetsPage)
const HistoryPage = lazy(async () => ({
  default: (await import('./history-page.tsx')).HistoryPage,
}))

/** Entry of the player's bets. */
export { watchBets } from './bets-cache.ts'

export const betsRoutes: readonly PageRoute[] = [
  { path: '/mybets', access: 'player', ...betsPage },
  { path: '/mybets/historico', access: 'player', page: HistoryPage },
]
