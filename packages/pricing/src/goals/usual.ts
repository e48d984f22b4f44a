import type { GoalRates, HalfRates } from './rates.ts'

/** Events of one kind of a usual side in a match, and how they follow the goals expected of it. */
export interface Usual {
  readonly mean: number
  readonly power: number
  readonly firstHalf: number
}

/** Who defends more gets more of them. */
export function foulRates(usual: Usual, { home, away }: GoalRates): GoalRates {
  const [ours, theirs] = [home[0] + home[1], away[0] + away[1]]
  return { home: byHalf(usual, theirs / ours), away: byHalf(usual, ours / theirs) }
}

/** In each half, of a side that is so many times a usual one. */
export function byHalf({ mean, power, firstHalf }: Usual, ratio: number): HalfRates {
  const all = mean * ratio ** power
  return [all * firstHalf, all * (1 - firstHalf)]
}
