import { lazy } from 'react'
import type { PageRoute } from '../../routing/page-route.ts'

const SportPage = lazy(async () => ({ default: (await import('./sport-page.tsx')).SportPage }))
const TournamentPage = lazy(async () => ({
  default: (await import('./tournament-page.tsx')).TournamentPage,
}))
const ListPage = lazy(async () => ({ default: (await import('./list-page.tsx')).ListPage }))
const MatchPage = lazy(async () => ({ default: (await import('./match-page.tsx')).MatchPage }))
const LivePage = lazy(async () => ({ default: (await import('./live-page.tsx')).LivePage }))

/** Public pages, the same for visitors and players. The home page comes with the app itself. */
export const catalogueRoutes: readonly PageRoute[] = [
  { path: '/sport/:sportRoute', access: 'everyone', page: SportPage },
  { path: '/games/sport/:sportRoute', access: 'everyone', page: SportPage },
  { path: '/games/sport/:sportRoute/lists/:listType', access: 'everyone', page: ListPage },
  { path: '/games/sport/:sportRoute/:championshipId', access: 'everyone', page: TournamentPage },
  {
    path: '/games/sport/:sportRoute/:championshipId/:gameId',
    access: 'everyone',
    page: MatchPage,
  },
  { path: '/live', access: 'everyone', page: LivePage },
]
