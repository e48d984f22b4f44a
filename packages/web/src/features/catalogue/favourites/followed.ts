import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { favouritesOfGame } from '@caderneta/contract/catalogue/favourites'

/** All favourites that a game belongs to. */
function favouritesOf({ info, teams }: GameWire): readonly string[] {
  return favouritesOfGame({
    gameId: info.betGameId,
    tournamentId: info.betCnfTournamentId,
    teamIds: teams.map(({ id }) => id),
  })
}

/** Favourites without a game to come. */
export function withoutGame(
  favourites: readonly string[],
  games: readonly GameWire[],
): readonly string[] {
  const known = new Set(games.flatMap(favouritesOf))
  return favourites.filter((one) => !known.has(one))
}

/** Groups with a favourite first, each part in the order that it has. */
export function favouritesFirst<Group extends { readonly games: readonly GameWire[] }>(
  groups: readonly Group[],
  favourites: readonly string[],
): readonly Group[] {
  if (favourites.length === 0) return groups
  const followed = new Set(favourites)
  const isFollowed = ({ games }: Group) =>
    games.some((game) => favouritesOf(game).some((one) => followed.has(one)))
  return [...groups.filter(isFollowed), ...groups.filter((group) => !isFollowed(group))]
}
