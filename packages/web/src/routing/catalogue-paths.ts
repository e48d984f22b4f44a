import { routeOf } from '@caderneta/domain/markets/registry/sports'

/** Addresses of the catalogue (specification, section 2). */

export function sportPath(route: string): string {
  return `/games/sport/${route}`
}

/** The games of a sport on one day, written '2025-11-22'. */
export function dayPath(route: string, day: string): string {
  return `${sportPath(route)}?day=${day}`
}

export function tournamentPath(route: string, tournamentId: number): string {
  return `${sportPath(route)}/${tournamentId}`
}

/** A side in all of its competitions. */
export function teamPath(route: string, teamId: number): string {
  return `${sportPath(route)}/teams/${teamId}`
}

export function listPath(route: string, list: '12' | '24' | 'bl'): string {
  return `${sportPath(route)}/lists/${list}`
}

/** The canonical address of a game; any other address with its number redirects to it. */
export function gamePath(game: {
  readonly sportId: number
  readonly tournamentId: number
  readonly gameId: number
}): string {
  const route = routeOf(game.sportId)
  return `${tournamentPath(route, game.tournamentId)}/${game.gameId}`
}
