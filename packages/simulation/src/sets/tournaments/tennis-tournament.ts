import {
  type SeasonTournament,
  seasonTournament,
  type TournamentRow,
} from '../../schedule/season-tournament.ts'

/** A tennis tournament; levels are chances of a point above or below those of the average. */
export interface TennisTournament extends SeasonTournament {
  /** Sets that win a match. */
  readonly wanted: number
  /** How often the average player wins a point on the own serve. */
  readonly serve: number
}

const MEN = 0.64
const WOMEN = 0.575

/** Best of three sets. */
export function men(row: TournamentRow): TennisTournament {
  return { ...seasonTournament(row), wanted: 2, serve: MEN }
}

export function women(row: TournamentRow): TennisTournament {
  return { ...seasonTournament(row), wanted: 2, serve: WOMEN }
}

/** Best of five sets. */
export function menOfFive(row: TournamentRow): TennisTournament {
  return { ...seasonTournament(row), wanted: 3, serve: MEN }
}
