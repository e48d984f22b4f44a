import type { PointsHandicaps } from '@caderneta/domain/markets/sports/points-progress'
import type { PointsRates, PointsSport } from './points-model.ts'

/** Distance of a sport's lines from what is expected; an odd half makes a whole line. */
export interface LadderSteps {
  readonly spread: readonly number[]
  readonly total: readonly number[]
  readonly firstHalfTotal: readonly number[]
  readonly firstQuarterTotal: readonly number[]
}

const QUARTERS = 4

/** The lines of a game: ladders about the lead and the points that its rates promise. */
export function pointsHandicaps(
  { quarterPossessions }: PointsSport,
  { home, away }: PointsRates,
  steps: LadderSteps,
): PointsHandicaps {
  const expectedTotal = QUARTERS * quarterPossessions * (home + away)
  const expectedLead = QUARTERS * quarterPossessions * (home - away)
  return {
    spread: ladder(-expectedLead, steps.spread),
    total: ladder(expectedTotal, steps.total),
    firstHalfTotal: ladder(expectedTotal / 2, steps.firstHalfTotal),
    firstQuarterTotal: ladder(expectedTotal / 4, steps.firstQuarterTotal),
  }
}

/** Steps about the half point next to what is expected. */
function ladder(expected: number, steps: readonly number[]): readonly number[] {
  const middle = Math.floor(expected) + 0.5
  return steps.map((step) => middle + step)
}
