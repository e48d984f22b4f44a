import type { Score } from '@caderneta/domain/markets/game'
import type { GoalNode } from './chances/goal-chances.ts'

/** Goals expected of one side in the first and in the second half of a whole match. */
export type HalfRates = readonly [firstHalf: number, secondHalf: number]

/** What the goals model knows of a match before it starts. */
export interface GoalRates {
  readonly home: HalfRates
  readonly away: HalfRates
}

/** The state of a match within its 90 minutes. */
export interface GoalsState {
  readonly score: Score
  /** Score at half-time, null until the first half is over. */
  readonly halfTime: Score | null
  /** Share of each half's goals still to come, 1 before it and 0 after it. */
  readonly left: readonly [firstHalf: number, secondHalf: number]
}

/** The goals of a match from one state on. */
export type ScoreDistribution = Omit<GoalNode, 'weight'>

/** Most goals of one side that one half can still bring; all higher chances are folded in here. */
const HALF_GOALS_MAX = 15

/** Chances of every number of goals in each half from the current state, all independent. */
export function scoreDistribution(rates: GoalRates, state: GoalsState): ScoreDistribution {
  const halfOf = (half: 0 | 1) => ({
    home: halfGoals(rates.home, state, half, 0),
    away: halfGoals(rates.away, state, half, 1),
  })
  return { half1: halfOf(0), half2: halfOf(1) }
}

function halfGoals(rates: HalfRates, state: GoalsState, half: 0 | 1, side: 0 | 1): Float64Array {
  const { score, halfTime, left } = state
  const toCome = poisson(rates[half] * left[half])
  if (half === 0) {
    return halfTime ? shifted(Float64Array.of(1), halfTime[side]) : shifted(toCome, score[side])
  }
  return shifted(toCome, halfTime ? score[side] - halfTime[side] : 0)
}

/** Poisson chances of 0 to `HALF_GOALS_MAX`, the tail folded into the last. */
function poisson(mean: number): Float64Array {
  const chances = new Float64Array(HALF_GOALS_MAX + 1)
  let chance = Math.exp(-mean)
  let rest = 1
  for (let goals = 0; goals < HALF_GOALS_MAX; goals += 1) {
    chances[goals] = chance
    rest -= chance
    chance *= mean / (goals + 1)
  }
  chances[HALF_GOALS_MAX] = Math.max(0, rest)
  return chances
}

function shifted(chances: Float64Array, by: number): Float64Array {
  const moved = new Float64Array(chances.length + by)
  moved.set(chances, by)
  return moved
}
