/** Goals expected of one side in the first and in the second half of a whole match. */
export type HalfRates = readonly [firstHalf: number, secondHalf: number]

/** What the goals model knows of a match before it starts. */
export interface GoalRates {
  readonly home: HalfRates
  readonly away: HalfRates
}

/** What all of these expect of both sides together, by half. */
export function ofBothSides(all: readonly GoalRates[]): HalfRates {
  const ofHalf = (half: 0 | 1) =>
    all.reduce((sum, { home, away }) => sum + home[half] + away[half], 0)
  return [ofHalf(0), ofHalf(1)]
}
