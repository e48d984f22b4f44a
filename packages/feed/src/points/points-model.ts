import {
  type DriveResult,
  type GamePart,
  isFieldGoal,
  isSafety,
  isTouchdown,
  NO_POINTS,
  type PointsProgress,
} from '@caderneta/domain/markets/points/points-progress'
import { type Distribution, distributionOf } from './distribution.ts'

/** How points are made in a sport of quarters: the sides have the ball by turns. */
export interface PointsSport {
  /** What a possession that scores is worth, and how often it is worth that. */
  readonly worth: readonly (readonly [points: number, share: number])[]
  /** How often each side has the ball in a quarter, and in an overtime. */
  readonly quarterPossessions: number
  readonly overtimePossessions: number
  /** True when overtimes follow each other until one side leads; else one, and a tie is final. */
  readonly isPlayedToDecision: boolean
  /** Where drives are recorded: how often one without points ends with a punt, else a turnover. */
  readonly puntShare?: number
}

/** Points that each side scores per possession, on average. */
export interface PointsRates {
  readonly home: number
  readonly away: number
}

/** Possessions that each side still has. */
export type Possessions = readonly [home: number, away: number]

/** The state of a game, and how often the sides will still have the ball. */
export interface PointsState extends PointsProgress {
  /** Possessions left in each of the four quarters. */
  readonly quartersLeft: readonly Possessions[]
  /** Possessions left in the overtime that is being played; null while none is. */
  readonly overtimeLeft: Possessions | null
  /** Who had the ball first in the part that is being played; null between parts. */
  readonly begins: 0 | 1 | null
}

/** A game of the sport that has not begun. */
export function pointsStart({ quarterPossessions }: PointsSport): PointsState {
  const both: Possessions = [quarterPossessions, quarterPossessions]
  return {
    ...NO_POINTS,
    quartersLeft: [both, both, both, both],
    overtimeLeft: null,
    begins: null,
  }
}

/** Chances of the points of one possession. */
export function possession({ worth }: PointsSport, rate: number): Distribution {
  const average = worth.reduce((sum, [points, share]) => sum + points * share, 0)
  const scores = rate / average
  const shares = worth.map(([points, share]) => [points, share * scores] as const)
  return distributionOf([[0, 1 - scores], ...shares])
}

/** How a drive ends by its points: a safety is made by the side that punted. */
export function driveEnds(sport: PointsSport, rate: number): Readonly<Record<DriveResult, number>> {
  const points = possession(sport, rate)
  const { puntShare = 0 } = sport
  const chances = { touchdown: 0, fieldGoal: 0, punt: 0, turnover: 0 }
  points.chances.forEach((chance, made) => {
    if (isTouchdown(made)) chances.touchdown += chance
    else if (isFieldGoal(made)) chances.fieldGoal += chance
    else if (isSafety(made)) chances.punt += chance
    else {
      chances.punt += chance * puntShare
      chances.turnover += chance * (1 - puntShare)
    }
  })
  return chances
}

/** Possessions left to both sides in some quarters, by their numbers from 0. */
export function leftIn({ quartersLeft }: PointsState, from: number, to: number): Possessions {
  const left = quartersLeft.slice(from, to + 1)
  return [
    left.reduce((sum, [home]) => sum + home, 0),
    left.reduce((sum, [, away]) => sum + away, 0),
  ]
}

/** First and last quarter of a part of regular time, from 0. */
export const QUARTERS_OF: Readonly<
  Record<Exclude<GamePart, 'whole' | 'secondHalf'>, readonly [from: number, to: number]>
> = {
  firstQuarter: [0, 0],
  secondQuarter: [1, 1],
  thirdQuarter: [2, 2],
  fourthQuarter: [3, 3],
  firstHalf: [0, 1],
  regular: [0, 3],
}
export type RegularPart = keyof typeof QUARTERS_OF
