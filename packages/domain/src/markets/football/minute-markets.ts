import { type FootballCounter, goalsInWindows } from '../football-goals.ts'
import { all, atLeast, equals, type Predicate } from '../rule.ts'
import { threeWay } from '../selection-specs.ts'
import { type FootballSpec, footballMarket } from './football-market.ts'
import { type NamedPredicate, ONE_BOOK, outcomes, overUnderWays } from './football-specs.ts'
import { MATCH_MINUTES, WINDOW_MINUTES } from './goal-log.ts'

/** Blocks of indexes. */
const BLOCKS = { firstGoal: 60, result15: 61, total15: 62, total10: 63, total5: 64 }

/** Starts of windows of so many minutes. */
function startsOf(minutes: number): readonly number[] {
  return Array.from({ length: MATCH_MINUTES / minutes }, (_, i) => i * minutes)
}

/**
 * Tab 'Minutos'. Minutes are those that the clock shows, stoppage time belongs to the last of its
 * half. Both ends of a window are part of it: 1 to 15 is the first quarter of an hour.
 */
export const MINUTE_MARKETS = [
  footballMarket({
    id: 1014001,
    key: 'first-goal-time',
    tab: 'minutes',
    order: 660,
    margin: 0.09,
    builder: false,
    selections: () =>
      outcomes(BLOCKS.firstGoal, ONE_BOOK, [
        ...startsOf(15).map(firstGoalFrom),
        ['None', equals(goalsInWindows(0, MATCH_MINUTES).total, 0)],
      ]),
  }),
  footballMarket({
    id: 1014002,
    key: 'window-15-result',
    tab: 'minutes',
    order: 670,
    margin: 0.08,
    builder: false,
    selections: () =>
      startsOf(15).flatMap((start) =>
        windowBook({ start, minutes: 15, block: BLOCKS.result15 }, (goals) => threeWay(goals.lead)),
      ),
  }),
  footballMarket({
    id: 1014003,
    key: 'window-15-total',
    tab: 'minutes',
    order: 680,
    margin: 0.08,
    builder: false,
    selections: () =>
      startsOf(15).flatMap((start) => goalIn({ start, minutes: 15, block: BLOCKS.total15 })),
  }),
  footballMarket({
    id: 1014004,
    key: 'window-10-total',
    tab: 'minutes',
    order: 690,
    margin: 0.08,
    builder: false,
    selections: () =>
      startsOf(10).flatMap((start) => goalIn({ start, minutes: 10, block: BLOCKS.total10 })),
  }),
  footballMarket({
    id: 1014005,
    key: 'window-5-total',
    tab: 'minutes',
    order: 700,
    margin: 0.09,
    live: 'L',
    builder: false,
    selections: () =>
      startsOf(5).flatMap((start) =>
        goalIn({ start, minutes: 5, block: BLOCKS.total5, opens: opensAhead(start) }),
      ),
  }),
] as const

/** A window is on sale from the beginning of the one before it. */
function opensAhead(start: number) {
  return { minute: Math.max(start - WINDOW_MINUTES, 0) + 1 }
}

function firstGoalFrom(start: number): readonly [name: string, rule: Predicate<FootballCounter>] {
  const within = atLeast(goalsInWindows(start, start + 15).total, 1)
  const isFirst = start === 0 ? within : all(equals(goalsInWindows(0, start).total, 0), within)
  return [`${start + 1}-${start + 15}`, isFirst]
}

interface WindowOfMarket {
  readonly start: number
  readonly minutes: number
  readonly block: number
  readonly opens?: FootballSpec['opens']
}

/** Each window has this many indexes. */
const INDEXES_PER_WINDOW = 3

function windowBook(
  { start, minutes, block, opens }: WindowOfMarket,
  rulesOf: (goals: ReturnType<typeof goalsInWindows>) => readonly NamedPredicate[],
  more = '',
): readonly FootballSpec[] {
  const end = start + minutes
  const book = {
    specifier: `from=${start + 1}|to=${end}${more}`,
    offset: INDEXES_PER_WINDOW * (start / minutes),
    opens,
  }
  return outcomes(block, book, rulesOf(goalsInWindows(start, end)))
}

function goalIn(ofMarket: WindowOfMarket): readonly FootballSpec[] {
  return windowBook(ofMarket, (goals) => overUnderWays(goals.total, 0.5), '|total=0.5')
}
