import { itemAt } from '@caderneta/pricing/chances/item-at'
import { listAt } from '@caderneta/pricing/chances/list-at'
import {
  type CompetitionSeason,
  type DatedCompetition,
  isOfFinal,
  type RoundKind,
  roundsOf,
} from './dated-competition.ts'
import {
  type DaySpan,
  dayInWeek,
  isMidweek,
  isWithin,
  mainDay,
  windowOfDay,
} from './match-window.ts'

/** A round of a competition in a match window. */
export interface PlannedRound<Competition = DatedCompetition> {
  readonly competition: Competition
  readonly season: CompetitionSeason
  readonly year: number
  readonly round: number
  /** The days of a round that has its own, on which it goes on in each match window; else null. */
  readonly days: DaySpan | null
  readonly isLast: boolean
  /** Another competition may have a few of its sides: their matches are caught up later. */
  readonly isShared: boolean
}

/** Match window to the rounds that are played in it. */
export type YearPlan<Competition = DatedCompetition> = ReadonlyMap<
  number,
  readonly PlannedRound<Competition>[]
>

/**
 * Which round of which competition is played when, for the seasons that belong to a year. Those of
 * a lower rank choose first. Two that have a side in common share a match window only when one of
 * them would be incomplete without it, and the other one has a late round of a knock-out in it.
 */
export function planRounds<Competition extends DatedCompetition>(
  competitions: readonly Competition[],
  year: number,
): YearPlan<Competition> {
  const plan = new Map<number, PlannedRound<Competition>[]>()
  for (const competition of competitions.toSorted((one, other) => one.rank - other.rank)) {
    const season = competition.seasonOf(year)
    if (season === null) continue
    const rounds =
      season.rounds === null
        ? roundsInWindows(plan, competition, season)
        : roundsOnDays(competition, season.rounds)
    for (const { window, ...round } of rounds)
      plan.set(window, [...listAt(plan, window), { competition, season, year, ...round }])
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

interface WindowOfRound {
  readonly window: number
  readonly round: number
  readonly days: DaySpan | null
  readonly isLast: boolean
  readonly isShared: boolean
}

function roundsOnDays(
  { plan }: DatedCompetition,
  rounds: readonly DaySpan[],
): readonly WindowOfRound[] {
  return rounds.flatMap((days, round) => {
    const [first, last] = [windowOfDay(days.from), windowOfDay(days.until)]
    const isLast = isOfFinal(plan, round)
    return Array.from({ length: last - first + 1 }, (_, index) => ({
      window: first + index,
      round,
      days,
      isLast,
      isShared: false,
    }))
  })
}

function roundsInWindows(
  plan: YearPlan,
  competition: DatedCompetition,
  season: CompetitionSeason,
): readonly WindowOfRound[] {
  const sides = new Set(competition.tournament.entrants)
  const othersOf = new Map<number, readonly PlannedRound[]>()
  const isOther = sharesSide(competition, sides)
  for (const [window, rounds] of plan)
    othersOf.set(
      window,
      rounds.filter((each) => isOther(each.competition)),
    )
  const others = (window: number) => listAt(othersOf, window)
  const open = openWindows(competition, season)
  const free = open.filter((window) => others(window).length === 0)
  const chosen = chosenWindows(competition, free, (window) =>
    listAt(plan, window).some((each) => each.competition.rank === competition.rank),
  )
  const count =
    competition.plan.friendlies === null ? roundsOf(competition.plan).length : free.length
  const shared = open
    .filter((window) => others(window).length > 0 && others(window).every(isLateRound))
    .map((window) => ({ window, sides: sum(others(window).map(sidesOfRound)) }))
    .sort((one, other) => one.sides - other.sides || one.window - other.window)
    .slice(0, count - chosen.length)
    .map(({ window }) => window)
  return [...chosen, ...shared]
    .sort((one, other) => one - other)
    .map((window, round) => ({
      window,
      round,
      days: null,
      isLast: round === count - 1,
      isShared: shared.includes(window),
    }))
}

/** So few sides that those of a league that are among them can catch up. */
const SIDES_OF_LATE_ROUND = 16

function isLateRound(planned: PlannedRound): boolean {
  return sidesOfRound(planned) <= SIDES_OF_LATE_ROUND
}

function sidesOfRound({ competition: { plan, tournament }, round }: PlannedRound): number {
  const kind: RoundKind = itemAt(roundsOf(plan), plan.friendlies === null ? round : 0)
  return kind.kind === 'knockout' ? 2 * kind.ties : tournament.entrants.length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** A season of fewer match windows than these has its games on any day of them. */
const SHORT_SEASON_WINDOWS = 4

function openWindows({ slots }: DatedCompetition, season: CompetitionSeason): readonly number[] {
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

/** Whether another competition has a side of these; kept, because it has many rounds. */
function sharesSide({ plan }: DatedCompetition, sides: ReadonlySet<string>) {
  const known = new Map<number, boolean>()
  return (other: DatedCompetition): boolean => {
    const isKnown = known.get(other.number)
    if (isKnown !== undefined) return isKnown
    const isFriendly = plan.friendlies !== null || other.plan.friendlies !== null
    const shares = !isFriendly && other.tournament.entrants.some((side) => sides.has(side))
    known.set(other.number, shares)
    return shares
  }
}

/** Spread over the season, as many midweeks as usual or as the weekends leave. */
function chosenWindows(
  { plan, midweekShare, final }: DatedCompetition,
  open: readonly number[],
  isShared: (window: number) => boolean,
): readonly number[] {
  if (plan.friendlies !== null) return open
  const last = final === null ? undefined : lastOfDay(open, final.day)
  const free = last === undefined ? open : open.filter((window) => window < last)
  const [midweeks, weekends] = [free.filter(isMidweek), free.filter((window) => !isMidweek(window))]
  const count = roundsOf(plan).length - (last === undefined ? 0 : 1)
  const atWeekends = Math.min(weekends.length, count - Math.round(count * midweekShare))
  const atMidweeks = Math.min(midweeks.length, count - atWeekends)
  const missing = count - atWeekends - atMidweeks
  return [
    ...spread(weekends, Math.min(weekends.length, atWeekends + missing), isShared),
    ...spread(midweeks, atMidweeks, isShared),
    ...(last === undefined ? [] : [last]),
  ].sort((one, other) => one - other)
}

function lastOfDay(windows: readonly number[], day: string): number | undefined {
  return windows.findLast((window) => windowOfDay(dayInWeek(window, day)) === window)
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
