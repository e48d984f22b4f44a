import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { BEST_LEAGUES } from '@caderneta/domain/markets/market'
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

/** The best leagues first, in their own order; the others by their first kick-off. */
function byRank(a: TournamentGames, b: TournamentGames): number {
  const [rankA, rankB] = [rankOf(a), rankOf(b)]
  if (rankA !== rankB) return rankA - rankB
  return firstStart(a) - firstStart(b)
}

function rankOf(group: TournamentGames): number {
  const index = BEST_LEAGUES.findIndex((best) => best === group.tournamentId)
  return index === -1 ? BEST_LEAGUES.length : index
}

function firstStart(group: TournamentGames): number {
  const [first] = group.games
  return first ? startOf(first) : 0
}

/** One group per tournament (SPT-05, LST-05). */
export function groupByTournament(games: readonly GameWire[]): readonly TournamentGames[] {
  const gamesById = groupBy(games, (game) => game.info.betCnfTournamentId)
  return [...gamesById.values()]
    .map(groupOf)
    .filter((group) => group !== null)
    .sort(byRank)
}
