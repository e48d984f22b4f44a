import type { GameRound } from '@caderneta/domain/markets/game-round'
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
  /** Before this moment of the season no one knows who meets: results decide it. */
  readonly knownMs?: number
}

export interface GameStage {
  /** Year in which the season of the competition belongs. */
  readonly season: number
  /** Null where a competition has no rounds. */
  readonly round: GameRound | null
  /** Somebody goes on: draws after 90 minutes are played out. */
  readonly isKnockout: boolean
  /** Neither side plays at home. */
  readonly isNeutral: boolean
}
