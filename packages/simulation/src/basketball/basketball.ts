import { SPORT } from '@caderneta/domain/markets/sports'
import { pointsContest } from '@caderneta/feed/points/points-contest'
import type { PointsRates, PointsState } from '@caderneta/feed/points/points-model'
import { BASKETBALL_POINTS } from '@caderneta/feed/points/points-sports'
import { BASKETBALL_FORMAT } from '../points/points-format.ts'
import { samplePoints } from '../points/sample-points.ts'
import type { SeasonGame } from '../schedule/season-game.ts'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { strengthsOf } from '../season/entrant-strength.ts'
import { BASKETBALL_TOURNAMENTS, type BasketballTournament } from './basketball-tournaments.ts'

/** Four quarters of ten minutes instead of twelve. */
const SHORT_POINTS = { ...BASKETBALL_POINTS, quarterPossessions: 19 }
const SHORT_FORMAT = { ...BASKETBALL_FORMAT, quarterMinutes: 10, quarterSeconds: 1320 }

/** Points of an attack between equals on neutral ground, and what playing at home is worth. */
const ATTACK = 1.1
const HOME_ADVANTAGE = 0.012

/** Basketball of the season: leagues from all over the world, at all hours. */
export const BASKETBALL: ContestSport<BasketballTournament, PointsState> = {
  sportId: SPORT.basketball.id,
  kind: 'basketball',
  tournaments: BASKETBALL_TOURNAMENTS,
  strengthOf: strengthsOf('basketball', BASKETBALL_TOURNAMENTS, {
    guest: 0,
    luck: 0.015,
    form: 0.015,
  }),
  hazards: {
    interruptions: [
      [5, 40],
      [80, 110],
    ],
    postponedShare: 0.004,
    abandonedShare: 0.001,
  },
  restSeconds: 20,
  priceSeconds: 20,
  modelOf: (game, edge) => pointsContest(pointsOf(game), ratesOf(edge)),
  sample: (random, game, edge) =>
    samplePoints(random, {
      sport: pointsOf(game),
      format: game.tournament.hasLongQuarters ? BASKETBALL_FORMAT : SHORT_FORMAT,
      rates: ratesOf(edge),
    }),
}

export const basketballSeason = contestSeason(BASKETBALL)

function pointsOf({ tournament }: SeasonGame<BasketballTournament>) {
  return tournament.hasLongQuarters ? BASKETBALL_POINTS : SHORT_POINTS
}

function ratesOf(edge: number): PointsRates {
  const advantage = edge / 2 + HOME_ADVANTAGE
  return { home: ATTACK * Math.exp(advantage), away: ATTACK * Math.exp(-advantage) }
}
