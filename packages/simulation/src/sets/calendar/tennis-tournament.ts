import type { SeasonTournament } from '../../schedule/season-tournament.ts'

/** A tennis tournament. */
export interface TennisTournament extends SeasonTournament {
  /** Sets that win a match. */
  readonly wanted: number
  /** How often the average player wins a point on the own serve. */
  readonly serve: number
}
