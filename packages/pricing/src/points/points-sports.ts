import { AMERICAN_FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/american-football'
import { BASKETBALL_MARKETS } from '@caderneta/domain/markets/sports/basketball'
import type {
  PointsCounter,
  PointsHandicaps,
} from '@caderneta/domain/markets/sports/points-progress'
import { type MarketOffer, marketOffer } from '../chances/market-offer.ts'
import { AMERICAN_FOOTBALL_CHANCES, BASKETBALL_CHANCES, type PartOf } from './fair-points.ts'
import type { LadderSteps } from './points-handicaps.ts'
import type { PointsSport } from './points-model.ts'

/** A sport of quarters as it is priced and offered. */
export interface OfferedPointsSport extends PointsSport {
  readonly offer: MarketOffer<PointsCounter, PointsHandicaps, PartOf>
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
  offer: marketOffer(BASKETBALL_MARKETS, BASKETBALL_CHANCES),
  steps: {
    spread: [-15, -10, -6, -3, -1.5, 0, 1.5, 3, 6, 10, 15],
    total: [-24, -16, -10, -6, -2.5, 0, 2.5, 6, 10, 16, 24],
    firstHalfTotal: [-8, -4, 0, 4, 8],
    firstQuarterTotal: [-5, -2.5, 0, 2.5, 5],
  },
  opinion: { edge: 0.008, pace: 0.008 },
}

/** Field goals and touchdowns with none, one or two points after; three drives in a quarter. */
export const AMERICAN_FOOTBALL_POINTS: OfferedPointsSport = {
  worth: [
    [3, 0.42],
    [6, 0.05],
    [7, 0.49],
    [8, 0.04],
  ],
  quarterPossessions: 3,
  overtimePossessions: 2,
  isPlayedToDecision: false,
  offer: marketOffer(AMERICAN_FOOTBALL_MARKETS, AMERICAN_FOOTBALL_CHANCES),
  steps: {
    spread: [-14, -9, -6, -3, -0.5, 0, 0.5, 3, 6, 9, 14],
    total: [-16, -12, -8, -4, -0.5, 0, 0.5, 4, 8, 12, 16],
    firstHalfTotal: [-7, -3, 0, 3, 7],
    firstQuarterTotal: [],
  },
  opinion: { edge: 0.03, pace: 0.03 },
}
