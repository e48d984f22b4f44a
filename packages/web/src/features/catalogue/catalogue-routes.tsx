import { type LazyPage, lazyPage } from '../../routing/lazy-page.tsx'
import type { PageRoute } from '../../routing/page-route.ts'

const sport = lazyPage(async () => (await import('./lists/sport-page.tsx')).SportPage)
const tournament = lazyPage(
  async () => (await import('./lists/tournament-page.tsx')).TournamentPage,
)
const team = lazyPage(async () => (await import('./teams/team-page.tsx')).TeamPage)
const list = lazyPage(async () => (await import('./lists/list-page.tsx')).ListPage)
const match = lazyPage(async () => (await import('./match/match-page.tsx')).MatchPage)
const live = lazyPage(async () => (await import('./lists/live-page.tsx')).LivePage)

/** Public pages, the same for visitors and players. Home is part of the app bundle. */
export const catalogueRoutes: readonly (PageRoute & LazyPage)[] = [
  { path: '/sport/:sportRoute', access: 'everyone', ...sport },
  { path: '/games/sport/:sportRoute', access: 'everyone', ...sport },
  { path: '/games/sport/:sportRoute/lists/:listType', access: 'everyone', ...list },
  { path: '/games/sport/:sportRoute/teams/:teamId', access: 'everyone', ...team },
  { path: '/games/sport/:sportRoute/:championshipId', access: 'everyone', ...tournament },
  { path: '/games/sport/:sportRoute/:championshipId/:gameId', access: 'everyone', ...match },
  { path: '/live', access: 'everyone', ...live },
]
