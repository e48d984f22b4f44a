import { AMERICAN_FOOTBALL_MARKETS } from '@caderneta/domain/markets/american-football'
import { BASKETBALL_MARKETS } from '@caderneta/domain/markets/basketball'
import { BOXING_MARKETS } from '@caderneta/domain/markets/boxing'
import { E_SPORTS_MARKETS } from '@caderneta/domain/markets/e-sports'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { INCIDENT_SELECTIONS } from '@caderneta/domain/markets/football/incidents/incident-selections'
import type { GameSelection } from '@caderneta/domain/markets/game-selection'
import { type MarketType, selectionsOf } from '@caderneta/domain/markets/market-type'
import type { PointsHandicaps } from '@caderneta/domain/markets/points/points-lines'
import type { PointsCounter } from '@caderneta/domain/markets/points/points-progress'
import type { SetsCounter } from '@caderneta/domain/markets/sets/sets-counters'
import type { SetsFormat } from '@caderneta/domain/markets/sets/sets-specs'
import type { SportRoute } from '@caderneta/domain/markets/sports'
import { TENNIS_MARKETS } from '@caderneta/domain/markets/tennis'
import { VOLLEYBALL_MARKETS } from '@caderneta/domain/markets/volleyball'

const LINES = [20.5, 21.5]
const SIDES = [LINES, LINES] as const

const POINTS: PointsHandicaps = {
  spread: [-4.5, 3],
  total: [200.5, 201],
  firstHalfTotal: LINES,
  firstQuarterTotal: LINES,
  teamTotal: SIDES,
  winnerTotal: LINES,
  halfSpread: [-2.5, 1.5],
  halfTeamTotal: SIDES,
  secondHalfTotal: LINES,
  quarterSpread: [-1.5, 0.5],
  quarterTotal: LINES,
  quarterTeamTotal: SIDES,
}

function setsFormat(wanted: number): SetsFormat {
  return { wanted, handicaps: ['20.5', '22.5'], lines: () => LINES }
}

const ofQuarters = (markets: readonly MarketType<number, PointsCounter, PointsHandicaps>[]) =>
  selectionsOf(markets, POINTS)

const ofSets = (markets: readonly MarketType<number, SetsCounter, SetsFormat>[], wanted: number) =>
  selectionsOf(markets, setsFormat(wanted))

/** Every selection of games of every sport: of each format of the sport, with lines for example. */
export const SELECTIONS_BY_SPORT: Readonly<
  Record<SportRoute, readonly (readonly GameSelection[])[]>
> = {
  football: [[...FOOTBALL_SELECTIONS, ...INCIDENT_SELECTIONS]],
  tennis: [2, 3].map((wanted) => ofSets(TENNIS_MARKETS, wanted)),
  basketball: [ofQuarters(BASKETBALL_MARKETS)],
  volleyball: [ofSets(VOLLEYBALL_MARKETS, 3)],
  'american-football': [ofQuarters(AMERICAN_FOOTBALL_MARKETS)],
  'e-sports': [2, 3].map((wanted) => ofSets(E_SPORTS_MARKETS, wanted)),
  boxing: [8, 10, 12].map((roundsScheduled) => selectionsOf(BOXING_MARKETS, { roundsScheduled })),
}
