/** Goals expected of one side in the first and in the second half of a whole match. */
export type HalfRates = readonly [firstHalf: number, secondHalf: number]

/** What the goals model knows of a match before it starts. */
export interface GoalRates {
  readonly home: HalfRates
  readonly away: HalfRates
}
