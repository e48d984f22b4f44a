import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
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
