import type { SelectionWords } from '../../selection-name.ts'

/** The words that names of markets and selections beyond the lists need, in one language. */
export interface MarketWords extends SelectionWords {
  readonly and: string
  readonly none: string
  readonly odd: string
  readonly even: string
  readonly both: string
  readonly firstHalf: string
  readonly secondHalf: string
  readonly equal: string
  /** Several selections of a match that are bet on together. */
  readonly builder: string
  readonly only: (team: string) => string
  /** By so many goals, by knockout, by points. */
  readonly by: (team: string, how: string) => string
  /** A game won while the other player has so many points. */
  readonly wonTo: (team: string, points: string) => string
  readonly decision: string
  readonly knockout: string
  readonly points: string
  readonly unanimous: string
  readonly majority: string
  readonly split: string
  readonly stoppage: string
  readonly round: (number: string) => string
  readonly quarter: (number: string) => string
  readonly groups: string
  readonly runnerUp: string
  readonly champion: string
  /** The round of a knock-out with so many sides. */
  readonly lastSides: (sides: string) => string
}
