import { twoPoints } from '../chances/two-points.ts'
import { LEVEL, type PlayerAdvantage, type Stretch } from './player-advantage.ts'
import { type HalfLeft, leftOfHalf, lengthsOfFirstHalf } from './stoppage.ts'

/** Parts of both halves, as shares of the goals expected of each before the match. */
export type HalfShares = readonly [firstHalf: number, secondHalf: number]

/** What may still come in both halves, and how likely it is that so much comes. */
export interface Outlook {
  readonly chance: number
  readonly left: HalfShares
}

/** How much of a match has been played, and what may be left: the chances add up to one. */
export interface MatchTime {
  readonly played: HalfShares
  readonly outlooks: readonly Outlook[]
  /** Absent where the source does not record dismissals: there are none in its law. */
  readonly advantage?: PlayerAdvantage | undefined
}

/** What has been played, with the advantage in it. */
export function playedOf({ played, advantage }: MatchTime): Stretch {
  return { share: played, advantage: advantage?.played ?? LEVEL.played }
}

/**
 * Before the second half, from what may be left of the first: with both lengths of the second, but
 * where the first has two of its own, which would make four.
 */
export function outlooksBeforeSecond(first: readonly HalfLeft[]): readonly Outlook[] {
  const second = first.length > 1 ? MEAN : leftOfHalf('2H', 0)
  return first.flatMap((one) =>
    second.map((other): Outlook => {
      return { chance: one.chance * other.chance, left: [one.left, other.left] }
    }),
  )
}

const MEAN: readonly HalfLeft[] = [{ chance: 1, left: 1 }]

/** With both lengths of one half and the mean of the other, for what is about its last minutes. */
export function outlooksByLength(half: 0 | 1, time: MatchTime): readonly Outlook[] {
  const lengths = lengthsOf(half, time)
  if (lengths === null) return time.outlooks
  const [first, second] = [meanLeft(0, time), meanLeft(1, time)]
  return lengths.map(({ chance, left }) => ({
    chance,
    left: half === 0 ? [first + left, second] : [first, second + left],
  }))
}

/**
 * With two lengths of the whole match, which brings so much in each of its halves: for what counts
 * over both. Each half is as long as it is on average in a match of that length.
 */
export function outlooksOfWhole(time: MatchTime, worth: HalfShares): readonly Outlook[] {
  const [first, second] = [lengthOf(0, time), lengthOf(1, time)]
  const ofWhole = (power: 2 | 3, of: 'variance' | 'third') =>
    worth[0] ** power * first[of] + worth[1] ** power * second[of]
  const variance = ofWhole(2, 'variance')
  return twoPoints(variance, ofWhole(3, 'third')).map(({ chance, offset }): Outlook => {
    const by = variance > 0 ? offset / variance : 0
    const leftOf = (half: HalfLength, worthOfHalf: number) =>
      half.mean + worthOfHalf * half.variance * by
    return { chance, left: [leftOf(first, worth[0]), leftOf(second, worth[1])] }
  })
}

/** What is left of a half: its mean, and its moments about it. */
interface HalfLength {
  readonly mean: number
  readonly variance: number
  readonly third: number
}

function lengthOf(half: 0 | 1, time: MatchTime): HalfLength {
  const lengths = lengthsOf(half, time) ?? lengthsIn(half, time)
  const moment = (power: number) =>
    lengths.reduce((sum, { chance, left }) => sum + chance * left ** power, 0)
  return { mean: meanLeft(half, time), variance: moment(2), third: moment(3) }
}

function meanLeft(half: 0 | 1, { outlooks }: MatchTime): number {
  return outlooks.reduce((sum, { chance, left }) => sum + chance * left[half], 0)
}

/** How far lengths of a half are from its mean, where outlooks have the mean alone; else null. */
function lengthsOf(half: 0 | 1, { played, outlooks }: MatchTime): readonly HalfLeft[] | null {
  if (half === 0)
    return outlooks.every(({ left }) => left[0] > 0) ? lengthsOfFirstHalf(played[0]) : null
  return outlooks.every(({ left }) => left[1] === WHOLE) ? LENGTHS_OF_SECOND : null
}

/** How far those that outlooks have are from their mean. */
function lengthsIn(half: 0 | 1, time: MatchTime): readonly HalfLeft[] {
  const mean = meanLeft(half, time)
  return time.outlooks.map(({ chance, left }) => ({ chance, left: left[half] - mean }))
}

const WHOLE = 1
const LENGTHS_OF_SECOND = leftOfHalf('2H', 0).map(({ chance, left }) => ({
  chance,
  left: left - WHOLE,
}))

/** Before the kick-off of a match whose dismissals are not recorded. */
export const NOT_PLAYED: MatchTime = { played: [0, 0], outlooks: outlooksBeforeSecond(MEAN) }

/** Before the kick-off of one whose dismissals are. */
export const NOT_PLAYED_LEVEL: MatchTime = { ...NOT_PLAYED, advantage: LEVEL }
