import type { PointsHandicaps } from '@caderneta/domain/markets/points/points-lines'
import type { PointsRates, PointsSport } from './points-model.ts'

type Steps = readonly number[]

/**
 * Distance of a sport's lines from what is expected. An odd half makes a whole line, which only the
 * first four may have.
 */
export interface LadderSteps {
  readonly spread: Steps
  readonly total: Steps
  readonly firstHalfTotal: Steps
  readonly firstQuarterTotal: Steps
  readonly teamTotal: Steps
  readonly winnerTotal: Steps
  readonly halfSpread: Steps
  readonly halfTeamTotal: Steps
  readonly secondHalfTotal: Steps
  readonly quarterSpread: Steps
  readonly quarterTotal: Steps
  readonly quarterTeamTotal: Steps
}

const QUARTERS = 4

/** The lines of a game: ladders about the lead and the points that its rates promise. */
export function pointsHandicaps(
  { quarterPossessions }: PointsSport,
  { home, away }: PointsRates,
  steps: LadderSteps,
): PointsHandicaps {
  const possessions = QUARTERS * quarterPossessions
  const expectedTotal = possessions * (home + away)
  const expectedLead = possessions * (home - away)
  const ofTeams = (share: number, of: Steps) =>
    [ladder(share * possessions * home, of), ladder(share * possessions * away, of)] as const
  return {
    spread: ladder(-expectedLead, steps.spread),
    total: ladder(expectedTotal, steps.total),
    firstHalfTotal: ladder(expectedTotal / 2, steps.firstHalfTotal),
    firstQuarterTotal: ladder(expectedTotal / 4, steps.firstQuarterTotal),
    teamTotal: ofTeams(1, steps.teamTotal),
    winnerTotal: ladder(expectedTotal, steps.winnerTotal),
    halfSpread: ladder(-expectedLead / 2, steps.halfSpread),
    halfTeamTotal: ofTeams(1 / 2, steps.halfTeamTotal),
    secondHalfTotal: ladder(expectedTotal / 2, steps.secondHalfTotal),
    quarterSpread: ladder(-expectedLead / 4, steps.quarterSpread),
    quarterTotal: ladder(expectedTotal / 4, steps.quarterTotal),
    quarterTeamTotal: ofTeams(1 / 4, steps.quarterTeamTotal),
  }
}

/** Steps about the half point next to what is expected. */
function ladder(expected: number, steps: Steps): readonly number[] {
  const middle = Math.floor(expected) + 0.5
  return steps.map((step) => middle + step)
}
