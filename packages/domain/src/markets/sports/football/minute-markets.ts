import { threeWay } from '../../market/selection-specs.ts'
import { all, atLeast, below, type Predicate } from '../../rule/rule.ts'
import { type FootballCounter, goalsInWindow } from './football-goals.ts'
import { type FootballSpec, footballMarket } from './football-market.ts'
import { type NamedPredicate, ONE_BOOK, outcomes, totals } from './football-specs.ts'
import { type ClockWindow, MATCH_MINUTES, windowName, windowsOf } from './goal-log.ts'

/** Tab 'Minutos': goals between minutes of the clock; stoppage time is of the last of its half. */
export const MINUTE_MARKETS = [
  footballMarket({
    id: 1014001,
    key: 'first-goal-time',
    tab: 'minutes',
    order: 660,
    margin: 0.09,
    selections: () => outcomes(55, ONE_BOOK, firstGoalTimes()),
  }),
  footballMarket({
    id: 1014002,
    key: 'window-15-result',
    tab: 'minutes',
    order: 670,
    margin: 0.08,
    selections: () =>
      windowsOf(15).flatMap((within, i) =>
        outcomes(56, bookOf(within, 3 * i), threeWay(goalsInWindow(within).lead)),
      ),
  }),
  footballMarket({
    id: 1014003,
    key: 'window-15-total',
    tab: 'minutes',
    order: 680,
    margin: 0.08,
    ladder: 'all',
    selections: () => windowsOf(15).flatMap(anyGoal(57)),
  }),
  footballMarket({
    id: 1014004,
    key: 'window-10-total',
    tab: 'minutes',
    order: 690,
    margin: 0.08,
    ladder: 'all',
    selections: () => windowsOf(10).flatMap(anyGoal(58)),
  }),
  footballMarket({
    id: 1014005,
    key: 'window-5-total',
    tab: 'minutes',
    order: 700,
    margin: 0.09,
    live: 'L',
    ladder: 'all',
    selections: () => windowsOf(NEXT_MINUTES).flatMap(nextMinutes(59)),
  }),
] as const

const FIRST_GOAL_MINUTES = 15

/** '1-15', … and 'None'. Each names all minutes: where one is not known, all are void. */
function firstGoalTimes(): readonly NamedPredicate[] {
  const whole = goalsInWindow({ first: 1, last: MATCH_MINUTES }).total
  const isScoredIn = (within: ClockWindow): Predicate<FootballCounter> => {
    const before = goalsInWindow({ first: 1, last: within.first - 1 }).total
    return all(atLeast(whole, 1), atLeast(goalsInWindow(within).total, 1), below(before, 1))
  }
  return [
    ...windowsOf(FIRST_GOAL_MINUTES).map(
      (within) => [windowName(within), isScoredIn(within)] as const,
    ),
    ['None', below(whole, 1)],
  ]
}

/** One goal or more in a window, or none. */
function anyGoal(block: number) {
  return (within: ClockWindow, i: number): readonly FootballSpec[] =>
    totals(block, [0.5], goalsInWindow(within).total, bookOf(within, 8 * i))
}

const NEXT_MINUTES = 5

/** On sale in the window before, and in its own. */
function nextMinutes(block: number) {
  const specsOf = anyGoal(block)
  return (within: ClockWindow, i: number): readonly FootballSpec[] => {
    const opens = { minute: Math.max(1, within.first - NEXT_MINUTES) }
    return specsOf(within, i).map((spec) => ({ ...spec, opens }))
  }
}

function bookOf({ first, last }: ClockWindow, offset: number) {
  return { specifier: `from=${first}|to=${last}`, offset }
}
