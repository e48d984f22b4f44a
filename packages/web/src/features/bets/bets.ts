import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

const BetsPage = lazy(async () => ({ default: (await import('./bets-page.tsx')).BetsPage }))
const HistoryPage = lazy(async () => ({
  default: (await import('./history-page.tsx')).HistoryPage,
}))

/** Entry of the player's bets. */
export { watchBets } from './bets-cache.ts'

export const betsRoutes: readonly PageRoute[] = [
  { path: '/mybets', access: 'player', page: BetsPage },
  { path: '/mybets/historico', access: 'player', page: HistoryPage },
]
