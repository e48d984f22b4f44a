import type { SeasonTournament } from './season-tournament.ts'

/** A game of the season as the calendar has it, before it is modelled. */
export interface SeasonGame<Tournament extends SeasonTournament = SeasonTournament> {
  readonly gameId: number
  readonly tournament: Tournament
  readonly day: number
  /** Milliseconds UTC of the season. */
  readonly startMs: number
  readonly home: string
  readonly away: string
}
