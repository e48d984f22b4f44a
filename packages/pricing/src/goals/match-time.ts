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

/** With both lengths of the first half as well, for what is about its last minutes alone. */
export function outlooksByFirstHalf({ played, outlooks }: MatchTime): readonly Outlook[] {
  const lengths = lengthsOfFirstHalf(played[0])
  if (lengths === null) return outlooks
  return outlooks.flatMap(({ chance, left }) =>
    lengths.map((one): Outlook => {
      return { chance: chance * one.chance, left: [left[0] + one.left, left[1]] }
    }),
  )
}

/** Before the kick-off of a match whose dismissals are not recorded. */
export const NOT_PLAYED: MatchTime = { played: [0, 0], outlooks: outlooksBeforeSecond(MEAN) }

/** Before the kick-off of one whose dismissals are. */
export const NOT_PLAYED_LEVEL: MatchTime = { ...NOT_PLAYED, advantage: LEVEL }
