export type PathParams = Readonly<Record<string, string>>

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The named parts of a path that fits the pattern '/games/:gameId'; null when it does not fit. */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(pathname).map(decoded)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of given.entries()) {
    const segment = wanted[i]
    if (segment?.startsWith(':')) params[segment.slice(1)] = part
    else if (segment !== part) return null
  }
  return params
}

const namedCount = (pattern: string) =>
  segmentsOf(pattern).filter((segment) => segment.startsWith(':')).length

/**
 * The route for a path: of several that fit, the one with the fewest named parts, so that
 * '/games/lists/12' is a list and not a game.
 */
export function pickRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  pathname: string,
): { readonly route: Route; readonly params: PathParams } | null {
  let best: { readonly route: Route; readonly params: PathParams } | null = null
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params && (best === null || namedCount(route.path) < namedCount(best.route.path)))
      best = { route, params }
  }
  return best
}
