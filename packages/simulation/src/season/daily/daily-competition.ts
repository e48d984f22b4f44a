import type { CompetitionPlan, Slot } from '../dated/dated-competition.ts'
import type { DaySpan } from '../dated/half-week.ts'
import type { LocalTime } from '../dated/local-time.ts'
import type { SeasonTournament } from '../season-tournament.ts'

/** A competition that plays on single days, not in halves of weeks: most sports but football. */
export interface DailyCompetition<Tournament extends SeasonTournament = SeasonTournament> {
  readonly tournament: Tournament
  /** Part of its game ids: never another one. */
  readonly number: number
  readonly plan: DailyPlan
  readonly isNeutral: boolean
  /** Their day is a weekday, or 'any'. */
  readonly slots: readonly Slot[]
  readonly toUtc: LocalTime
  /** The season that begins in a year. */
  readonly seasonOf: (year: number) => DailyWindow
  /** Who takes part in a season, in the order of the draw. */
  readonly fieldOf: (seed: string, year: number) => readonly string[]
}

interface DailyWindow {
  readonly window: DaySpan
  readonly breaks: readonly DaySpan[]
}

export interface DailyPlan extends CompetitionPlan {
  readonly friendlies: null
  /** Days of play of a round before the knock-out; null = as the season leaves them. */
  readonly roundDays: number | null
  /** Weekday of the first day of play, when rounds follow the week. */
  readonly firstWeekday: string | null
  /** Days of play from one round of the knock-out to the next; null = over the whole season. */
  readonly knockoutDays: number | null
  /** Between the starts of two games of one side. */
  readonly restMs: number
}

/** Of all ties of a series, so many of the games that it may have are needed. */
const PLAYED_OF_SERIES = 0.8

/** Games of a season, about. */
export function dailyGames({ plan, tournament }: DailyCompetition): number {
  const { rounds, groupSize, knockout, series } = plan
  const groups = Math.max(1, Math.round(tournament.entrants.length / groupSize))
  const played = series === 1 ? 1 : series * PLAYED_OF_SERIES
  return rounds * groups * Math.floor(groupSize / 2) + Math.max(0, knockout - 1) * played
}
