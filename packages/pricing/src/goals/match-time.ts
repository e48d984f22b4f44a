import { LEVEL, type PlayerAdvantage, type Stretch } from './player-advantage.ts'

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

/** Before the kick-off of a match whose dismissals are not recorded. */
export const NOT_PLAYED: MatchTime = { played: [0, 0], outlooks: [{ chance: 1, left: [1, 1] }] }

/** Before the kick-off of one whose dismissals are. */
export const NOT_PLAYED_LEVEL: MatchTime = { ...NOT_PLAYED, advantage: LEVEL }
