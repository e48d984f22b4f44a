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
  /** Its place in a competition with dates; games of the repeating calendar have none. */
  readonly stage?: GameStage
}

export interface GameStage {
  /** Year in which the season of the competition belongs. */
  readonly season: number
  /** 'Rodada 12', 'Oitavas de final'. */
  readonly name: string
  /** Somebody goes on: draws after 90 minutes are played out. */
  readonly isKnockout: boolean
  /** Neither side plays at home. */
  readonly isNeutral: boolean
}
