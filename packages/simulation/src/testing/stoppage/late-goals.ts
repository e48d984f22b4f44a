import type { GoalNode } from '@caderneta/feed/football/chances/goal-chances'
import { lawOf } from '@caderneta/feed/football/goals-model'
import { matchStateAt, matchTimeAt } from '@caderneta/feed/football/match-course'
import { HALF_REGULAR_SECONDS } from '@caderneta/feed/football/stoppage'
import { chanceAt } from '@caderneta/feed/item-at'
import type { DrawnMatch } from '../drawn-matches.ts'

/** Minutes of stoppage time of each half at which chances are compared. */
const LATEST = { half1: 8, half2: 12 } as const

/** Below this a sound law stays in all of some dozen comparisons, but once in a thousand. */
const DEVIATIONS_MAX = 4.5
const VARIANCE_MIN = 15

/** Chance that no goal follows in the half that is played. */
type NoMoreGoals = (match: DrawnMatch, second: number) => number

interface Excess {
  goalless: number
  variance: number
}

/**
 * Where the rest of a half stays without a goal more or less often than its chance says: by minute
 * of stoppage time, and by whether the minutes of the board are over.
 */
export function lateGoalDeviations(
  matches: readonly DrawnMatch[],
  chanceOf: NoMoreGoals = noMoreGoals,
): readonly string[] {
  const sums = new Map<string, Excess>()
  matches.forEach((match, i) => {
    const { spans, goals, boards } = match.course
    for (const half of ['half1', 'half2'] as const) {
      const period = half === 'half1' ? '1H' : '2H'
      const span = spans.find((one) => one.period === period)
      if (!span) continue
      for (let minute = 0; minute < LATEST[half]; minute += 1) {
        const second = span.startSecond + HALF_REGULAR_SECONDS + 60 * minute + (i % 60)
        if (second >= span.endSecond) break
        const chance = chanceOf(match, second)
        const came = goals.some((goal) => goal.period === period && goal.second > second)
        const isLong = minute >= boards[period] ? 'after the board' : 'within the board'
        for (const name of [`${half} +${minute + 1}`, `${half} ${isLong}`]) {
          add(sums, name, (came ? 0 : 1) - chance, chance * (1 - chance))
        }
      }
    }
  })
  return [...sums]
    .filter(([, { variance }]) => variance > VARIANCE_MIN)
    .map(([name, { goalless, variance }]) => ({ name, off: goalless / Math.sqrt(variance) }))
    .filter(({ off }) => Math.abs(off) > DEVIATIONS_MAX)
    .map(({ name, off }) => `${name}: ${off.toFixed(1)}`)
}

function add(sums: Map<string, Excess>, name: string, excess: number, variance: number): void {
  const sum = sums.get(name) ?? { goalless: 0, variance: 0 }
  sum.goalless += excess
  sum.variance += variance
  sums.set(name, sum)
}

/** By the law of the match. */
export function noMoreGoals({ rates, course }: DrawnMatch, second: number): number {
  const state = matchStateAt(course, second)
  const half = state.halfTime === null ? 'half1' : 'half2'
  const [home, away] = state.halfTime ?? [0, 0]
  const [ofHome, ofAway] = [state.score[0] - home, state.score[1] - away]
  const stays = (node: GoalNode) =>
    node.weight * chanceAt(node[half].home, ofHome) * chanceAt(node[half].away, ofAway)
  const nodes = lawOf(rates, state, matchTimeAt(course, second))
  return nodes.reduce((sum, node) => sum + stays(node), 0)
}
