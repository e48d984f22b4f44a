import { AMERICAN_FOOTBALL_MARKETS } from '@caderneta/domain/markets/american-football'
import { BASKETBALL_MARKETS } from '@caderneta/domain/markets/basketball'
import type { LadderSteps } from './points-handicaps.ts'
import type { PointsSport } from './points-model.ts'
import { type PointsOffer, pointsOffer } from './points-offer.ts'

/** A sport of quarters as it is priced and offered. */
export interface OfferedPointsSport extends PointsSport {
  readonly offer: PointsOffer
  readonly steps: LadderSteps
  /** How far opinion moves the rates of the sides apart, and both of them together. */
  readonly opinion: { readonly edge: number; readonly pace: number }
}

/** Free throws, baskets and shots from afar; 25 attacks of each side in a quarter. */
export const BASKETBALL_POINTS: OfferedPointsSport = {
  worth: [
    [1, 0.1],
    [2, 0.62],
    [3, 0.28],
  ],
  quarterPossessions: 25,
  overtimePossessions: 10,
  isPlayedToDecision: true,
  offer: pointsOffer(BASKETBALL_MARKETS),
  steps: {
    spread: [-15, -10, -6, -3, -1.5, 0, 1.5, 3, 6, 10, 15],
    total: [-24, -16, -10, -6, -2.5, 0, 2.5, 6, 10, 16, 24],
    firstHalfTotal: [-8, -4, 0, 4, 8],
    firstQuarterTotal: [-5, -2.5, 0, 2.5, 5],
    teamTotal: [-8, -4, 0, 4, 8],
    winnerTotal: [-6, 0, 6],
    halfSpread: [-4, -2, 0, 2, 4],
    halfTeamTotal: [-2, 2],
    secondHalfTotal: [-4, 0, 4],
    quarterSpread: [-2, 0, 2],
    quarterTotal: [-3, 0, 3],
    quarterTeamTotal: [0],
  },
  opinion: { edge: 0.008, pace: 0.008 },
}

/**
 * Safeties (16 in the 272 games of the NFL season 2023), field goals and touchdowns with none, one
 * or two points after; three drives in a quarter.
 */
export const AMERICAN_FOOTBALL_POINTS: OfferedPointsSport = {
  worth: [
    [2, 0.007],
    [3, 0.413],
    [6, 0.05],
    [7, 0.49],
    [8, 0.04],
  ],
  quarterPossessions: 3,
  overtimePossessions: 2,
  isPlayedToDecision: false,
  puntShare: 0.68,
  offer: pointsOffer(AMERICAN_FOOTBALL_MARKETS),
  steps: {
    spread: [-14, -9, -6, -3, -0.5, 0, 0.5, 3, 6, 9, 14],
    total: [-16, -12, -8, -4, -0.5, 0, 0.5, 4, 8, 12, 16],
    firstHalfTotal: [-7, -3, 0, 3, 7],
    firstQuarterTotal: [],
    teamTotal: [-4, 0, 4],
    winnerTotal: [-4, 0, 4],
    halfSpread: [-3, 0, 3],
    halfTeamTotal: [0],
    secondHalfTotal: [0],
    quarterSpread: [0],
    quarterTotal: [0],
    quarterTeamTotal: [],
  },
  opinion: { edge: 0.03, pace: 0.03 },
}
