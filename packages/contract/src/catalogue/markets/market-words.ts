import type { SelectionWords } from '../selection-name.ts'

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
  /** A part of the clock, as in names of markets: '1 a 15 min'. */
  readonly minutes: (from: string, to: string) => string
  /** The number of an event in a row of them: '1º', '1st'. */
  readonly nth: (n: string) => string
  readonly only: (team: string) => string
  readonly by: (team: string, goals: string) => string
}
