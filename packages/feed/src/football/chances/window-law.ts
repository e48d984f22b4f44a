import type { Score } from '@caderneta/domain/markets/game'
import { chanceAt } from '../../item-at.ts'
import { poissonChances } from '../../poisson.ts'
import { expectedIn, type GoalRates, type GoalsState, type MatchTime } from '../goals-model.ts'
import { LOW_SCORES, lowScoreWeight } from '../low-scores.ts'
import {
  HALF_REGULAR_SECONDS,
  type Half,
  type HalfLeft,
  halfSeconds,
  twoEnds,
  WINDOW_SECONDS,
} from '../stoppage.ts'
import { tempoAfter } from '../tempo.ts'

/** Windows of five minutes in a half: the last one contains its stoppage time. */
const WINDOWS_OF_HALF = HALF_REGULAR_SECONDS / WINDOW_SECONDS

/** Goals that are expected of each side in each of the 18 windows. */
interface WindowMeans {
  readonly home: Float64Array
  readonly away: Float64Array
}

/** One way in which a match may go on: given it, goals of sides and windows are independent. */
export interface WindowWay extends WindowMeans {
  /** Those of a match add up to one, together with those of its low scores. */
  readonly weight: number
  /** What is expected in all windows. */
  readonly all: Score
  /**
   * Goals to come that end with a low score, none or one of each side, with what the weight of that
   * score adds to their chance; below zero where it takes from it.
   */
  readonly lowScores: readonly { readonly toCome: Score; readonly weight: number }[]
}

/**
 * The law of the goals of a match by their minutes: the one of `lawOf`, whose goals of a half are
 * as likely at any second that is left of it.
 */
export function windowLaw(
  rates: GoalRates,
  state: GoalsState,
  time: MatchTime,
): readonly WindowWay[] {
  const { score } = state
  const tempos = tempoAfter(score[0] + score[1], expectedIn(rates, time.played))
  const [first, second] = [windowsOfHalf('1H', 0, time), windowsOfHalf('2H', 1, time)]
  const plain = tempos.flatMap((tempo) =>
    first.flatMap((half1) =>
      second.map((half2) => {
        const [home, away] = (['home', 'away'] as const).map((side) => {
          const [before, after] = rates[side]
          return Float64Array.from([
            ...half1.shares.map((share) => share * before * tempo.factor),
            ...half2.shares.map((share) => share * after * tempo.factor),
          ])
        })
        if (!home || !away) throw new RangeError('a match of one side')
        const weight = tempo.chance * half1.chance * half2.chance
        return { weight, home, away, all: [sumOf(home), sumOf(away)] as const }
      }),
    ),
  )
  return inProportion(plain.map((way) => ({ ...way, lowScores: lowScoresOf(rates, score, way) })))
}

function inProportion(ways: readonly WindowWay[]): readonly WindowWay[] {
  const sum = ways.reduce(
    (all, { weight, lowScores }) =>
      all + weight + lowScores.reduce((more, one) => more + one.weight, 0),
    0,
  )
  return ways.map((way) => ({
    ...way,
    weight: way.weight / sum,
    lowScores: way.lowScores.map(({ toCome, weight }) => ({ toCome, weight: weight / sum })),
  }))
}

function lowScoresOf(
  rates: GoalRates,
  [home, away]: Score,
  { weight, all }: Pick<WindowWay, 'weight' | 'all'>,
): WindowWay['lowScores'] {
  return LOW_SCORES.filter((end) => end[0] >= home && end[1] >= away).flatMap((end) => {
    const toCome = [end[0] - home, end[1] - away] as const
    const chance = countChance(all[0], toCome[0]) * countChance(all[1], toCome[1])
    const change = (lowScoreWeight(rates, end) - 1) * weight * chance
    return change === 0 ? [] : [{ toCome, weight: change }]
  })
}

function countChance(mean: number, count: number): number {
  return chanceAt(poissonChances(mean, count + 1), count)
}

/** What is left of each window of a half, as shares of the goals expected of the half. */
interface HalfWindows {
  readonly chance: number
  readonly shares: readonly number[]
}

/** A window needs both ends of a half: the last one is as long as its stoppage time. */
function windowsOfHalf(half: Half, index: 0 | 1, time: MatchTime): readonly HalfWindows[] {
  const elapsed = time.played[index] * halfSeconds(half)
  const isOver = time.outlooks.every(({ left }) => left[index] === 0)
  // A second is exact, a share of a half is not.
  const isEarly = Math.round(elapsed) < HALF_REGULAR_SECONDS
  const ends: readonly HalfLeft[] = isOver
    ? [{ chance: 1, left: 0 }]
    : isEarly
      ? twoEnds(half, null, elapsed)
      : time.outlooks.map(({ chance, left }) => ({ chance, left: left[index] }))
  return ends.map(({ chance, left }) => ({
    chance,
    shares: sharesOf(elapsed, left * halfSeconds(half)).map((part) => part / halfSeconds(half)),
  }))
}

/** Seconds left of each window of a half of which so many are over and so many are left. */
function sharesOf(elapsed: number, left: number): readonly number[] {
  const end = elapsed + left
  return Array.from({ length: WINDOWS_OF_HALF }, (_, window) => {
    const from = WINDOW_SECONDS * window
    const to = window === WINDOWS_OF_HALF - 1 ? end : from + WINDOW_SECONDS
    return left === 0 ? 0 : Math.max(0, to - Math.max(from, elapsed))
  })
}

function sumOf(means: Float64Array): number {
  return means.reduce((sum, mean) => sum + mean, 0)
}
