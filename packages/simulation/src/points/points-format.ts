/** How long a game of quarters lasts: minutes on the clock, and seconds that people wait. */
export interface PointsFormat {
  readonly quarterMinutes: number
  readonly quarterSeconds: number
  readonly overtimeMinutes: number
  readonly overtimeSeconds: number
  readonly breakSeconds: number
  readonly halftimeSeconds: number
  /** True when betting stops at every score, as it does where scores are rare and large. */
  readonly isScoreKey: boolean
}

/** Two hours and a quarter. */
export const BASKETBALL_FORMAT: PointsFormat = {
  quarterMinutes: 12,
  quarterSeconds: 1620,
  overtimeMinutes: 5,
  overtimeSeconds: 720,
  breakSeconds: 150,
  halftimeSeconds: 900,
  isScoreKey: false,
}

/** Three hours. */
export const AMERICAN_FOOTBALL_FORMAT: PointsFormat = {
  quarterMinutes: 15,
  quarterSeconds: 2460,
  overtimeMinutes: 10,
  overtimeSeconds: 1500,
  breakSeconds: 120,
  halftimeSeconds: 780,
  isScoreKey: true,
}
