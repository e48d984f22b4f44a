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
  /**
   * Milliseconds UTC of the season from which it is certain who plays it: the games that decide it
   * are over. Missing = always.
   */
  readonly knownMs?: number
  /** Its place in a competition with dates; games of the repeating calendar have none. */
  readonly stage?: GameStage
}

export interface GameStage {
  /** Year in which the season of the competition belongs. */
  readonly season: number
  /** 'Rodada 12', 'Oitavas de final'. */
  readonly name: string
  /** Somebody goes on after it: level after 90 minutes, both legs included, it is played out. */
  readonly isKnockout: boolean
  /** Arranged round by round: it gives way to every other game of its sides. */
  readonly isFriendly: boolean
  /** Neither side plays at home. */
  readonly isNeutral: boolean
  /** Goals of the first leg before a second one, those of its home side first. */
  readonly firstLeg: readonly [home: number, away: number] | null
}
