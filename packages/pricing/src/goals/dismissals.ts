import type { GoalRates } from './rates.ts'
import { foulRates } from './usual.ts'

/**
 * Dismissals expected of each side in each half. They come at this rate alone: neither the goals
 * nor the referee's yellow cards say when the next one comes.
 */
export function dismissalRates(goals: GoalRates): GoalRates {
  return foulRates(DISMISSALS, goals)
}

/** Of a side between equals: a quarter of one in a match of two, most of them late. */
const DISMISSALS = { mean: 0.12, power: 0.12, firstHalf: 0.22 }
