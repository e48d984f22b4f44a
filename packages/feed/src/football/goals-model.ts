import type { Score } from '@caderneta/domain/markets/game'
import { chanceAt } from '../item-at.ts'

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

/**
 * Chances of one side's goals. Both halves are independent Poisson counts, so the joint chance of
 * (at half-time, after 90 minutes) is the product of two of these numbers.
 */
export interface SideGoals {
  /** Chance of each number of goals at half-time. */
  readonly halfTime: Float64Array
  /** Goals already scored since half-time. */
  readonly scoredSince: number
  /** Chance of each number of goals still to come after half-time. */
  readonly toCome: Float64Array
  /** Chance of each number of goals of the second half, those scored included. */
  readonly secondHalf: Float64Array
  /** Chance of each number of goals after 90 minutes. */
  readonly fullTime: Float64Array
}

/** The joint distribution of half-time and full-time score; the sides are independent. */
export interface ScoreDistribution {
  readonly home: SideGoals
  readonly away: SideGoals
}

/** Most goals of one side that one half can still bring; all higher chances are folded in here. */
const HALF_GOALS_MAX = 15

/** Chances of every pair of half-time and full-time scores from the current state. */
export function scoreDistribution(rates: GoalRates, state: GoalsState): ScoreDistribution {
  return { home: sideGoals(rates.home, state, 0), away: sideGoals(rates.away, state, 1) }
}

function sideGoals(rates: HalfRates, state: GoalsState, side: 0 | 1): SideGoals {
  const toCome = poisson(rates[1] * state.left[1])
  const scored = state.score[side]
  const atHalfTime = state.halfTime?.[side]
  const halfTime =
    atHalfTime === undefined
      ? shifted(poisson(rates[0] * state.left[0]), scored)
      : shifted(Float64Array.of(1), atHalfTime)
  const scoredSince = atHalfTime === undefined ? 0 : scored - atHalfTime
  return {
    halfTime,
    scoredSince,
    toCome,
    secondHalf: shifted(toCome, scoredSince),
    fullTime: sum(halfTime, toCome, scoredSince),
  }
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

function sum(first: Float64Array, second: Float64Array, by: number): Float64Array {
  const chances = new Float64Array(first.length + second.length - 1 + by)
  first.forEach((chance, goals) => {
    if (chance === 0) return
    second.forEach((other, more) => {
      const total = goals + more + by
      chances[total] = chanceAt(chances, total) + chance * other
    })
  })
  return chances
}
