import type { LocalTime } from './local-time.ts'
import type { DaySpan } from './match-window.ts'
import type { SeasonTournament } from './season-tournament.ts'

/** Day of the week, local time and how often it is used. */
export interface Slot {
  readonly day: string
  readonly at: string
  readonly weight: number
}

/** A competition with a season: its weekdays, hours and weeks. */
export interface DatedCompetition<Tournament extends SeasonTournament = SeasonTournament> {
  readonly tournament: Tournament
  /** Part of its game ids: never another one. */
  readonly number: number
  /** Those with a lower one choose their dates first. */
  readonly rank: number
  readonly plan: CompetitionPlan
  readonly isNeutral: boolean
  readonly slots: readonly Slot[]
  readonly toUtc: LocalTime
  /** Share of rounds that are played from Tuesday to Thursday. */
  readonly midweekShare: number
  /** The season of a year, null when it has none; it may end in the next year. */
  readonly seasonOf: (year: number) => CompetitionSeason | null
}

/** When a season of a competition may be played. */
export interface CompetitionSeason {
  readonly span: DaySpan
  readonly breaks: readonly DaySpan[]
  /** It is played within these only; null = anywhere in the span. */
  readonly within: readonly DaySpan[] | null
}

/** How it is played. */
export interface CompetitionPlan {
  /** Rounds before the knock-out: everybody in groups (one = a league). */
  readonly rounds: number
  readonly groupSize: number
  /** Sides in the first round of the knock-out, a power of two; 0 without one. */
  readonly knockout: number
  /** Matches of a round of friendlies, drawn for each; null = not friendlies. */
  readonly friendlies: number | null
}

export function roundCount({ rounds, knockout }: CompetitionPlan): number {
  return rounds + (knockout === 0 ? 0 : Math.log2(knockout))
}

/** Games of a season; friendlies are as many as their weeks allow and count as none. */
export function gamesOfSeason({ plan, tournament }: DatedCompetition): number {
  const { rounds, groupSize, knockout, friendlies } = plan
  if (friendlies !== null) return 0
  const groups = Math.max(1, Math.round(tournament.entrants.length / groupSize))
  return rounds * groups * Math.floor(groupSize / 2) + Math.max(0, knockout - 1)
}
