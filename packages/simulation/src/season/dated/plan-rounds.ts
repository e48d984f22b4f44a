import { itemAt } from '@caderneta/feed/item-at'
import { listAt } from '@caderneta/feed/list-at'
import { type CompetitionSeason, type DatedCompetition, roundCount } from './dated-competition.ts'
import { dayInWeek, halfOfDay, isMidweek, isWithin, mainDay } from './half-week.ts'

/** A round of a competition in a half of a week. */
export interface PlannedRound<Competition = DatedCompetition> {
  readonly competition: Competition
  readonly season: CompetitionSeason
  readonly year: number
  readonly round: number
}

/** Half of a week to the rounds that are played in it. */
type YearPlan<Competition = DatedCompetition> = ReadonlyMap<
  number,
  readonly PlannedRound<Competition>[]
>

/**
 * Which round of which competition is played when, for the seasons that belong to a year. Those of
 * a lower rank choose first; two that have a side in common never share a half of a week.
 */
export function planRounds<Competition extends DatedCompetition>(
  competitions: readonly Competition[],
  year: number,
): YearPlan<Competition> {
  const plan = new Map<number, PlannedRound<Competition>[]>()
  for (const competition of competitions.toSorted((one, other) => one.rank - other.rank)) {
    const season = competition.seasonOf(year)
    if (season === null) continue
    const free = freeHalves(competition, season).filter(
      (half) => !listAt(plan, half).some((each) => shareSide(each.competition, competition)),
    )
    const isShared = (half: number) =>
      listAt(plan, half).some((each) => each.competition.rank === competition.rank)
    for (const [round, half] of chosenHalves(competition, free, isShared).entries())
      plan.set(half, [...listAt(plan, half), { competition, season, year, round }])
  }
  return plan
}

/** Days of a half on which a competition may play: of its slots, in its window, no break. */
export function openDay(season: CompetitionSeason, day: number): boolean {
  const { window, breaks, within } = season
  return (
    isWithin(day, window) &&
    !breaks.some((span) => isWithin(day, span)) &&
    (within === null || within.some((span) => isWithin(day, span)))
  )
}

/** A window that is shorter than these halves of weeks has its games on any day of them. */
const SHORT_WINDOW_HALVES = 4

function freeHalves({ slots }: DatedCompetition, season: CompetitionSeason): readonly number[] {
  const first = halfOfDay(season.window.from)
  const last = halfOfDay(season.window.until)
  const isShort = last - first < SHORT_WINDOW_HALVES
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((half) =>
    isShort || (season.within !== null && isMidweek(half))
      ? slots.some(({ day }) => {
          const date = dayInWeek(half, day)
          return halfOfDay(date) === half && openDay(season, date)
        })
      : openDay(season, mainDay(half)),
  )
}

function shareSide(one: DatedCompetition, other: DatedCompetition): boolean {
  if (one.plan.friendlies !== null || other.plan.friendlies !== null) return false
  const sides = new Set(other.tournament.entrants)
  return one.tournament.entrants.some((side) => sides.has(side))
}

/** Spread over the season, as many midweeks as usual or as the weekends leave. */
function chosenHalves(
  { plan, midweekShare }: DatedCompetition,
  free: readonly number[],
  isShared: (half: number) => boolean,
): readonly number[] {
  if (plan.friendlies !== null) return free
  const [midweeks, weekends] = [free.filter(isMidweek), free.filter((half) => !isMidweek(half))]
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
  halves: readonly number[],
  count: number,
  isShared: (half: number) => boolean,
): readonly number[] {
  const shared = halves.filter(isShared)
  if (shared.length >= count) return evenly(shared, count)
  const others = halves.filter((half) => !isShared(half))
  return [...shared, ...evenly(others, count - shared.length)]
}

/** The first and the last one among them; a single one is the last. */
function evenly(halves: readonly number[], count: number): readonly number[] {
  const step = (halves.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, index) =>
    itemAt(halves, count === 1 ? halves.length - 1 : Math.round(index * step)),
  )
}
