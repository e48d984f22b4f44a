/** Teams, competitions and matches that somebody follows: 't11', 'c70', 'm501'. */

/** More than anybody looks through; what a player keeps, and what one call may name. */
export const FAVOURITES_MAX = 200

const KINDS = { team: 't', competition: 'c', match: 'm' } as const

type FavouriteKind = keyof typeof KINDS

const FAVOURITE = /^[tcm]\d{1,15}$/

export function favourite(kind: FavouriteKind, id: number): string {
  return `${KINDS[kind]}${id}`
}

export function isFavourite(text: string): boolean {
  return FAVOURITE.test(text)
}

/** The favourites of a `favouriteList`, each once. */
export function favouritesOf(list: string): readonly string[] {
  return [...new Set(list.split(',').filter(isFavourite))]
}

/** What is known of a game before it is played. */
interface FollowedGame {
  readonly gameId: number
  readonly tournamentId: number
  readonly teamIds: readonly number[]
}

/** All favourites that a game belongs to. */
export function favouritesOfGame({ gameId, tournamentId, teamIds }: FollowedGame): string[] {
  const teams = teamIds.map((id) => favourite('team', id))
  return [favourite('match', gameId), ...teams, favourite('competition', tournamentId)]
}
