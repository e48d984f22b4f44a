import { SPORT } from '@caderneta/domain/markets/sports'
import { pointsContest } from '@caderneta/feed/points/points-contest'
import type { PointsRates, PointsState } from '@caderneta/feed/points/points-model'
import { AMERICAN_FOOTBALL_POINTS } from '@caderneta/feed/points/points-sports'
import { AMERICAN_FOOTBALL_FORMAT } from '../points/points-format.ts'
import { samplePoints } from '../points/sample-points.ts'
import type { SeasonTournament } from '../schedule/season-tournament.ts'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { strengthsOf } from '../season/entrant-strength.ts'
import { AMERICAN_FOOTBALL_TOURNAMENTS } from './american-football-tournaments.ts'

/** Points of a drive between equals on neutral ground, and what playing at home is worth. */
const DRIVE = 1.9
const HOME_ADVANTAGE = 0.04

/** American football of the season. */
export const AMERICAN_FOOTBALL: ContestSport<SeasonTournament, PointsState> = {
  sportId: SPORT['american-football'].id,
  kind: 'american-football',
  tournaments: AMERICAN_FOOTBALL_TOURNAMENTS,
  strengthOf: strengthsOf('american-football', AMERICAN_FOOTBALL_TOURNAMENTS, {
    guest: 0,
    luck: 0.08,
    form: 0.08,
  }),
  hazards: {
    interruptions: [
      [5, 70],
      [105, 150],
    ],
    postponedShare: 0.004,
    abandonedShare: 0.002,
  },
  restSeconds: 40,
  priceSeconds: 30,
  modelOf: (_game, edge) => pointsContest(AMERICAN_FOOTBALL_POINTS, ratesOf(edge)),
  sample: (random, _game, edge) =>
    samplePoints(random, {
      sport: AMERICAN_FOOTBALL_POINTS,
      format: AMERICAN_FOOTBALL_FORMAT,
      rates: ratesOf(edge),
    }),
}

export const americanFootballSeason = contestSeason(AMERICAN_FOOTBALL)

function ratesOf(edge: number): PointsRates {
  const advantage = edge / 2 + HOME_ADVANTAGE
  return { home: DRIVE * Math.exp(advantage), away: DRIVE * Math.exp(-advantage) }
}
