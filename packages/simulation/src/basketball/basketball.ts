import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { pointsContest } from '@caderneta/feed/points/points-contest'
import type { PointsRates, PointsState } from '@caderneta/pricing/points/points-model'
import { BASKETBALL_POINTS } from '@caderneta/pricing/points/points-sports'
import { BASKETBALL_FORMAT } from '../points/points-format.ts'
import { samplePoints } from '../points/sample-points.ts'
import type { SeasonGame } from '../schedule/season-game.ts'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { levelsOf, strengthsBy } from '../season/entrant-strength.ts'
import { EUROLEAGUE_TEAMS, NBA_TEAMS, NBB_TEAMS } from './basketball-teams.ts'
import { BASKETBALL_COMPETITIONS, type BasketballTournament } from './basketball-tournaments.ts'

/** Four quarters of ten minutes instead of twelve. */
const SHORT_POINTS = { ...BASKETBALL_POINTS, quarterPossessions: 19 }
const SHORT_FORMAT = { ...BASKETBALL_FORMAT, quarterMinutes: 10, quarterSeconds: 1320 }

/** Points of an attack between equals on neutral ground, and what playing at home is worth. */
const ATTACK = 1.1
const HOME_ADVANTAGE = 0.012

const TOURNAMENTS = BASKETBALL_COMPETITIONS.map(({ tournament }) => tournament)
/** What a point of a rating is worth as a logarithm of points, of which the NBA has more. */
const [LEVEL_OF_POINT, LEVEL_OF_NBA_POINT] = [0.012, 0.009]
const levels = (teams: typeof NBA_TEAMS, ofPoint: number) =>
  teams.map(({ name, rating }) => [name, ofPoint * rating] as const)
const LEVELS = new Map([
  ...levelsOf(TOURNAMENTS),
  ...levels(NBA_TEAMS, LEVEL_OF_NBA_POINT),
  ...levels([...NBB_TEAMS, ...EUROLEAGUE_TEAMS], LEVEL_OF_POINT),
])

/** Basketball of the season: leagues from all over the world, each in its months. */
export const BASKETBALL: ContestSport<BasketballTournament, PointsState> = {
  sportId: SPORT.basketball.id,
  kind: 'basketball',
  tournaments: TOURNAMENTS,
  competitions: BASKETBALL_COMPETITIONS,
  strengthOf: strengthsBy('basketball', LEVELS, { guest: 0, luck: 0.015, form: 0.015 }),
  hazards: {
    interruptions: [
      [5, 40],
      [80, 110],
    ],
    // A side may play again on the next day: nothing is postponed by hours.
    postponedShare: 0,
    abandonedShare: 0.001,
  },
  restSeconds: 20,
  priceSeconds: 20,
  modelOf: (game, edge) => pointsContest(pointsOf(game), ratesOf(game, edge)),
  sample: (random, game, edge) =>
    samplePoints(random, {
      sport: pointsOf(game),
      format: game.tournament.hasLongQuarters ? BASKETBALL_FORMAT : SHORT_FORMAT,
      rates: ratesOf(game, edge),
    }),
}

export const basketballSeason = contestSeason(BASKETBALL)

function pointsOf({ tournament }: SeasonGame<BasketballTournament>) {
  return tournament.hasLongQuarters ? BASKETBALL_POINTS : SHORT_POINTS
}

function ratesOf({ stage }: SeasonGame, edge: number): PointsRates {
  const advantage = edge / 2 + (stage?.isNeutral ? 0 : HOME_ADVANTAGE)
  return { home: ATTACK * Math.exp(advantage), away: ATTACK * Math.exp(-advantage) }
}
