import { itemAt } from '@caderneta/feed/item-at'
import { listAt } from '@caderneta/feed/list-at'
import { type CompetitionSeason, type DatedCompetition, roundCount } from './dated-competition.ts'
import { dayInWeek, isMidweek, isWithin, mainDay, windowOfDay } from './match-window.ts'

/** A round of a competition in a match window. */
export interface PlannedRound<Competition = DatedCompetition> {
  readonly competition: Competition
  readonly season: CompetitionSeason
  readonly year: number
  readonly round: number
}

/** Match window to the rounds that are played in it. */
type YearPlan<Competition = DatedCompetition> = ReadonlyMap<
  number,
  readonly PlannedRound<Competition>[]
>

/**
 * Which round of which competition is played when, for the seasons that belong to a year. Those of
 * a lower rank choose first; two that have a side in common never share a match window.
 */
export function planRounds<Competition extends DatedCompetition>(
  competitions: readonly Competition[],
  year: number,
): YearPlan<Competition> {
  const plan = new Map<number, PlannedRound<Competition>[]>()
  for (const competition of competitions.toSorted((one, other) => one.rank - other.rank)) {
    const season = competition.seasonOf(year)
    if (season === null) continue
    const free = freeWindows(competition, season).filter(
      (window) => !listAt(plan, window).some((each) => shareSide(each.competition, competition)),
    )
    const isShared = (window: number) =>
      listAt(plan, window).some((each) => each.competition.rank === competition.rank)
    for (const [round, window] of chosenWindows(competition, free, isShared).entries())
      plan.set(window, [...listAt(plan, window), { competition, season, year, round }])
  }
  return plan
}

/** Days on which a competition may play: within its season, no break. */
export function openDay(season: CompetitionSeason, day: number): boolean {
  const { span, breaks, within } = season
  return (
    isWithin(day, span) &&
    !breaks.some((each) => isWithin(day, each)) &&
    (within === null || within.some((each) => isWithin(day, each)))
  )
}

/** A season of fewer match windows than these has its games on any day of them. */
const SHORT_SEASON_WINDOWS = 4

function freeWindows({ slots }: DatedCompetition, season: CompetitionSeason): readonly number[] {
  const first = windowOfDay(season.span.from)
  const last = windowOfDay(season.span.until)
  const isShort = last - first < SHORT_SEASON_WINDOWS
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((window) =>
    isShort || (season.within !== null && isMidweek(window))
      ? slots.some(({ day }) => {
          const date = dayInWeek(window, day)
          return windowOfDay(date) === window && openDay(season, date)
        })
      : openDay(season, mainDay(window)),
  )
}

function shareSide(one: DatedCompetition, other: DatedCompetition): boolean {
  if (one.plan.friendlies !== null || other.plan.friendlies !== null) return false
  const sides = new Set(other.tournament.entrants)
  return one.tournament.entrants.some((side) => sides.has(side))
}

/** Spread over the season, as many midweeks as usual or as the weekends leave. */
function chosenWindows(
  { plan, midweekShare }: DatedCompetition,
  free: readonly number[],
  isShared: (window: number) => boolean,
): readonly number[] {
  if (plan.friendlies !== null) return free
  const [midweeks, weekends] = [free.filter(isMidweek), free.filter((window) => !isMidweek(window))]
  const count = roundCount(plan)
  const atWeekends = Math.min(weekends.length, count - Math.round(count * midweekShare))
  const atMidweeks = Math.min(midweeks.length, count - atWeekends)
  const missing = count - atWeekends - atMidweeks
  return [
    ...spread(weekends, Math.min(weekends.length, atWeekends + missing), isShared),
    ...spread(midweeks, atMidweeks, isShared),
  ].sort((one, other) => one - other)
}

/** Those that competitions of the same rank use already come first. */
function spread(
  windows: readonly number[],
  count: number,
  isShared: (window: number) => boolean,
): readonly number[] {
  const shared = windows.filter(isShared)
  if (shared.length >= count) return evenly(shared, count)
  const others = windows.filter((window) => !isShared(window))
  return [...shared, ...evenly(others, count - shared.length)]
}

/** The first and the last one among them; a single one is the last. */
function evenly(windows: readonly number[], count: number): readonly number[] {
  const step = (windows.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, index) =>
    itemAt(windows, count === 1 ? windows.length - 1 : Math.round(index * step)),
  )
}
