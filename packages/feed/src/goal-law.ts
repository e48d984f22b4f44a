type Sides = readonly ('home' | 'away')[]
type OfHalves = readonly [firstHalf: number, secondHalf: number]

/**
 * The numbers behind the prices of a football match at one moment: what the chance of any set of
 * its selections follows from. For those who price bets, never for those who place them.
 */
export interface GoalLaw {
  /** Goals expected of each side before the match. */
  readonly rates: { readonly home: OfHalves; readonly away: OfHalves }
  /** The sides that scored, in order. */
  readonly goals: { readonly half1: Sides; readonly half2: Sides }
  readonly isFirstHalfOver: boolean
  /**
   * How much of each half has been played and what may be left of it, as shares of what is expected
   * before the match; a price holds for a while: at its first moment and at its last.
   */
  readonly times: readonly {
    readonly played: OfHalves
    /** The chances add up to one. */
    readonly outlooks: readonly { readonly chance: number; readonly left: OfHalves }[]
  }[]
}
