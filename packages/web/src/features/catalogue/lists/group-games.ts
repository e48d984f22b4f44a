import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { groupBy } from './group-by.ts'

/** Games of one tournament, by kick-off. */
export interface TournamentGames {
  readonly tournamentId: number
  /** Empty when the source does not name it. */
  readonly name: string
  readonly location: string
  readonly sportId: number
  readonly games: readonly GameWire[]
}

export function isBestLeague(tournamentId: number): boolean {
  return BEST_LEAGUES.some((best) => best === tournamentId)
}

const startOf = (game: GameWire) => game.info.gameStartTimeStamp

function groupOf(games: readonly GameWire[]): TournamentGames | null {
  const sorted = [...games].sort((a, b) => startOf(a) - startOf(b))
  const [first] = sorted
  if (!first) return null
  const { betCnfTournamentId, betCnfTournamentName, location, betCnfSportId } = first.info
  return {
    tournamentId: betCnfTournamentId,
    name: betCnfTournamentName,
    location,
    sportId: betCnfSportId,
    games: sorted,
  }
}

/**
 * One group per tournament (SPT-05, LST-05), in the order of their first games: the server sends
 * the most relevant game first.
 */
export function groupByTournament(games: readonly GameWire[]): readonly TournamentGames[] {
  const gamesById = groupBy(games, (game) => game.info.betCnfTournamentId)
  return [...gamesById.values()].map(groupOf).filter((group) => group !== null)
}

const MENU_ORDER = SPORTS.map(({ id }) => id)

/** Games by sport, in the order of the menu; sports missing from it come last. */
export function groupBySport(
  games: readonly GameWire[],
): readonly { readonly sportId: number; readonly games: readonly GameWire[] }[] {
  const gamesBySport = groupBy(games, (game) => game.info.betCnfSportId)
  return [...gamesBySport]
    .map(([sportId, ofSport]) => ({ sportId, games: ofSport }))
    .sort((a, b) => menuIndex(a.sportId) - menuIndex(b.sportId))
}

function menuIndex(sportId: number): number {
  const index = MENU_ORDER.indexOf(sportId)
  return index === -1 ? MENU_ORDER.length : index
}
