import { addressNumber } from '@caderneta/contract/pages/address-number'
import { pickRoute } from '@caderneta/contract/pages/match-path'
import {
  PAGE_PATHS,
  type PageList,
  type PagePath,
  pageList,
} from '@caderneta/contract/pages/page-paths'
import { type SportRoute, sportByRoute } from '@caderneta/domain/markets/registry/sports'

/**
 * The page of the site that a URL names, as far as the server has content for it. A tournament, a
 * team and a match are found by their numbers alone: under the wrong sport the page redirects to
 * the right address.
 */
export type SiteRoute =
  | { readonly kind: 'home' }
  | { readonly kind: 'live' }
  | { readonly kind: 'bets' }
  | { readonly kind: 'other' }
  | { readonly kind: 'sport'; readonly route: SportRoute }
  | { readonly kind: 'list'; readonly route: SportRoute; readonly list: PageList }
  | { readonly kind: 'tournament'; readonly tournamentId: number }
  | { readonly kind: 'team'; readonly teamId: number }
  | { readonly kind: 'match'; readonly gameId: number }
  /** No page has this address, or it names a sport or a list that does not exist. */
  | { readonly kind: 'missing' }

const MISSING: SiteRoute = { kind: 'missing' }

type Params = Readonly<Record<string, string | undefined>>

const ROUTES = PAGE_PATHS.map((path) => ({ path }))

/** What paths name whose pages are preloaded; all others are pages of a person, or texts. */
const READERS: { readonly [Path in PagePath]?: (params: Params) => SiteRoute } = {
  '/': () => ({ kind: 'home' }),
  '/live': () => ({ kind: 'live' }),
  '/mybets': () => ({ kind: 'bets' }),
  '/sport/:sportRoute': readSport,
  '/games/sport/:sportRoute': readSport,
  '/games/sport/:sportRoute/lists/:listType': readList,
  '/games/sport/:sportRoute/teams/:teamId': (params) => {
    const teamId = addressNumber(params.teamId)
    return teamId === null ? MISSING : { kind: 'team', teamId }
  },
  '/games/sport/:sportRoute/:championshipId': ({ championshipId }) => {
    const tournamentId = addressNumber(championshipId)
    return tournamentId === null ? MISSING : { kind: 'tournament', tournamentId }
  },
  '/games/sport/:sportRoute/:championshipId/:gameId': (params) => {
    const gameId = addressNumber(params.gameId)
    return gameId === null ? MISSING : { kind: 'match', gameId }
  },
}

/** Reads a path of the page (specification, section 2). */
export function parseSiteRoute(path: string): SiteRoute {
  const picked = pickRoute(ROUTES, path)
  if (picked === null) return MISSING
  return READERS[picked.route.path]?.(picked.params) ?? { kind: 'other' }
}

function readSport({ sportRoute = '' }: Params): SiteRoute {
  const sport = sportByRoute(sportRoute)
  return sport ? { kind: 'sport', route: sport.route } : MISSING
}

function readList({ sportRoute = '', listType }: Params): SiteRoute {
  const sport = sportByRoute(sportRoute)
  const list = pageList(listType)
  return sport && list ? { kind: 'list', route: sport.route, list } : MISSING
}
