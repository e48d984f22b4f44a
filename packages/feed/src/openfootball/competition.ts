import type { Score } from '@caderneta/domain/markets/game/game'

/** A minute as recorded: 90 with offset 4 is 90+4'. */
export interface RecordedGoal {
  readonly minute: number
  readonly offset: number
}

/** One match of an openfootball file, checked. */
export interface MatchRecord {
  /** Civil date and time of the kick-off where it was played; time '' when not recorded. */
  readonly date: string
  readonly time: string
  /** Minutes of that civil time ahead of UTC; null when the file names no zone. */
  readonly utcOffsetMinutes: number | null
  readonly teams: readonly [home: string, away: string]
  readonly ground: string
  /** Null when the file gives no score, or marks the match as not played. */
  readonly score: RecordedScore | null
  /** The file marks the match as postponed, cancelled or awarded. */
  readonly isCalledOff: boolean
  /** Goals credited to each side (own goals with the side they count for); null: no list. */
  readonly goals: readonly [home: readonly RecordedGoal[], away: readonly RecordedGoal[]] | null
}

export interface RecordedScore {
  readonly halfTime: Score | null
  /** After 90 minutes. */
  readonly fullTime: Score
  /** After 120 minutes, goals of the 90 included; null without extra time. */
  readonly extraTime: Score | null
  /** Of the shoot-out alone. */
  readonly penalties: Score | null
}

/** One file: a competition of one season. */
export interface Competition {
  readonly name: string
  readonly matches: readonly MatchRecord[]
}
