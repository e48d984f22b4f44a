import type { SportRoute } from '@caderneta/domain/markets/sports'
import { sportByRoute } from '@caderneta/domain/markets/sports'

/** The page of the site that a URL names, as far as the server has content for it. */
export type SiteRoute =
  | { readonly kind: 'home' }
  | { readonly kind: 'live' }
  | { readonly kind: 'other' }
  | { readonly kind: 'sport'; readonly route: SportRoute }
  | { readonly kind: 'list'; readonly route: SportRoute; readonly list: '12' | '24' | 'bl' }
  | { readonly kind: 'outrights'; readonly route: SportRoute }
  | { readonly kind: 'tournament'; readonly route: SportRoute; readonly tournamentId: string }
  | { readonly kind: 'match'; readonly route: SportRoute; readonly gameId: number }

const OTHER: SiteRoute = { kind: 'other' }
const NUMBER = /^\d{1,15}$/

/** Reads a path of the page (specification, section 2). */
export function parseSiteRoute(path: string): SiteRoute {
  if (path === '/' || path === '/index.html') return { kind: 'home' }
  if (path === '/live') return { kind: 'live' }
  const [, route, first, second, more] =
    /^(?:\/games)?\/sport\/([a-z-]+)(?:\/([^/]+))?(?:\/([^/]+))?(\/.+)?\/?$/.exec(path) ?? []
  const sport = sportByRoute(route ?? '')
  if (!sport || more !== undefined) return OTHER
  if (first === undefined) return { kind: 'sport', route: sport.route }
  return path.startsWith('/games') ? parseSportRoute(sport.route, first, second) : OTHER
}

function parseSportRoute(route: SportRoute, first: string, second: string | undefined): SiteRoute {
  if (first === 'lists') return parseListRoute(route, second)
  if (!NUMBER.test(first)) return OTHER
  if (second === undefined) return { kind: 'tournament', route, tournamentId: first }
  return NUMBER.test(second) ? { kind: 'match', route, gameId: Number(second) } : OTHER
}

function parseListRoute(route: SportRoute, list: string | undefined): SiteRoute {
  if (list === 'outrights') return { kind: 'outrights', route }
  return list === '12' || list === '24' || list === 'bl' ? { kind: 'list', route, list } : OTHER
}
