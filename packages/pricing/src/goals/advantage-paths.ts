import { twoPoints } from '../chances/two-points.ts'
import { dismissalRates } from './dismissals.ts'
import type { HalfShares, MatchTime } from './match-time.ts'
import type { GoalRates } from './rates.ts'

/**
 * One way in which the advantage of players may go on. Given it, goals are independent of the
 * dismissals to come.
 */
export interface AdvantagePath {
  readonly chance: number
  /**
   * The mean advantage times the time, in a part of a half that is still to be played: shares of
   * the half since now, or since its start where it has not begun.
   */
  readonly within: (half: 0 | 1, from: number, to: number) => number
}

/** What the advantage does where no player is ever sent off. */
const NEVER: readonly AdvantagePath[] = [{ chance: 1, within: () => 0 }]

/**
 * Two paths in place of all that dismissals may bring. Each player sent off shifts the advantage by
 * one from then on, at a rate that nothing else changes. What counts is the sum of the advantage
 * over the goals to come: of this the two have the mean, the variance and the skewness (Gaussian
 * quadrature), and each has at every time the advantage that goes with its sum. Chances of goals
 * are so smooth in it that they hardly differ from those of all paths.
 */
export function advantagePaths(rates: GoalRates, time: MatchTime): readonly AdvantagePath[] {
  if (time.advantage === undefined) return NEVER
  const [{ now }, ahead] = [time.advantage, aheadOf(rates, time)]
  const { variance, skew } = momentsOf(ahead)
  return twoPoints(variance, skew).map(({ chance, offset }) => {
    return { chance, within: pathOf(ahead, now, variance > 0 ? offset / variance : 0) }
  })
}

/** Of each half what is left, the goals of both sides, and the dismissals that shift and spread. */
interface Ahead {
  readonly left: HalfShares
  readonly goals: HalfShares
  readonly shift: HalfShares
  readonly spread: HalfShares
}

function aheadOf(rates: GoalRates, { outlooks }: MatchTime): Ahead {
  const { home, away } = dismissalRates(rates)
  const leftOf = (half: 0 | 1) =>
    outlooks.reduce((sum, { chance, left }) => sum + chance * left[half], 0)
  return {
    left: [leftOf(0), leftOf(1)],
    goals: [rates.home[0] + rates.away[0], rates.home[1] + rates.away[1]],
    shift: [away[0] - home[0], away[1] - home[1]],
    spread: [away[0] + home[0], away[1] + home[1]],
  }
}

/** A dismissal counts for all goals that come after it: the moments of what they add up to. */
function momentsOf({ left, goals, shift, spread }: Ahead) {
  const [first, second] = [goals[0] * left[0], goals[1] * left[1]]
  const squares = left[0] * (first ** 2 / 3 + first * second + second ** 2)
  const cubes =
    left[0] * (first ** 3 / 4 + first ** 2 * second + 1.5 * first * second ** 2 + second ** 3)
  return {
    variance: spread[0] * squares + (spread[1] * left[1] * second ** 2) / 3,
    skew: shift[0] * cubes + (shift[1] * left[1] * second ** 3) / 4,
  }
}

/** `pull` is how far the sum is from its mean, in units of its variance. */
function pathOf(
  { left, goals, shift, spread }: Ahead,
  now: number,
  pull: number,
): AdvantagePath['within'] {
  const [first, second] = [goals[0] * left[0], goals[1] * left[1]]
  const atHalfTime = now + shift[0] * left[0] + pull * spread[0] * left[0] * (first / 2 + second)
  const ofFirst: Cubic = [
    now,
    (shift[0] + pull * spread[0] * (first + second)) / 2,
    (-pull * spread[0] * goals[0]) / 6,
  ]
  const ofSecond: Cubic = [
    atHalfTime,
    (shift[1] + pull * spread[1] * second) / 2,
    (-pull * spread[1] * goals[1]) / 6,
  ]
  const byHalf = [ofFirst, ofSecond] as const
  return (half, from, to) => cubicAt(byHalf[half], to) - cubicAt(byHalf[half], from)
}

type Cubic = readonly [linear: number, square: number, cube: number]

function cubicAt([linear, square, cube]: Cubic, x: number): number {
  return x * (linear + x * (square + x * cube))
}
