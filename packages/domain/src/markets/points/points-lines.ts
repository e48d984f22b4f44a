/** Lines of each side. */
export type SideLines = readonly [home: readonly number[], away: readonly number[]]

/**
 * The lines that one game of quarters offers, fixed when it is announced: they are centred on its
 * expected points. The first four ladders have 20 lines at most; all others have half lines alone.
 */
export interface PointsHandicaps {
  /** Handicaps of the home side. */
  readonly spread: readonly number[]
  readonly total: readonly number[]
  readonly firstHalfTotal: readonly number[]
  /** Empty where it is not offered. */
  readonly firstQuarterTotal: readonly number[]
  readonly teamTotal: SideLines
  /** Together with the winner. */
  readonly winnerTotal: readonly number[]
  readonly halfSpread: readonly number[]
  readonly halfTeamTotal: SideLines
  /** Of the second half, with overtime. */
  readonly secondHalfTotal: readonly number[]
  readonly quarterSpread: readonly number[]
  readonly quarterTotal: readonly number[]
  readonly quarterTeamTotal: SideLines
}
