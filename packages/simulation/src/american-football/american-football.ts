import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { pointsContest } from '@caderneta/feed/points/points-contest'
import type { PointsRates, PointsState } from '@caderneta/pricing/points/points-model'
import { AMERICAN_FOOTBALL_POINTS } from '@caderneta/pricing/points/points-sports'
import { AMERICAN_FOOTBALL_FORMAT } from '../points/points-format.ts'
import { samplePoints } from '../points/sample-points.ts'
import type { SeasonGame } from '../schedule/season-game.ts'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { levelsOf, strengthsBy } from '../season/entrant-strength.ts'
import {
  AMERICAN_FOOTBALL_COMPETITIONS,
  type AmericanFootballTournament,
  NFL_TEAMS,
} from './american-football-tournaments.ts'

/** Points of a drive between equals on neutral ground, and what playing at home is worth. */
const DRIVE = 1.9
const HOME_ADVANTAGE = 0.04

const TOURNAMENTS = AMERICAN_FOOTBALL_COMPETITIONS.map(({ tournament }) => tournament)
/** What a point of a rating is worth as a logarithm of points. */
const LEVEL_OF_POINT = 0.044
const LEVELS = new Map([
  ...levelsOf(TOURNAMENTS),
  ...NFL_TEAMS.map(({ name, rating }) => [name, LEVEL_OF_POINT * rating] as const),
])

/** American football of the season. */
export const AMERICAN_FOOTBALL: ContestSport<AmericanFootballTournament, PointsState> = {
  sportId: SPORT['american-football'].id,
  kind: 'american-football',
  tournaments: TOURNAMENTS,
  competitions: AMERICAN_FOOTBALL_COMPETITIONS,
  strengthOf: strengthsBy('american-football', LEVELS, { guest: 0, luck: 0.08, form: 0.08 }),
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
  modelOf: (game, edge) => pointsContest(pointsOf(game), ratesOf(edge)),
  sample: (random, game, edge) =>
    samplePoints(random, {
      sport: pointsOf(game),
      format: AMERICAN_FOOTBALL_FORMAT,
      rates: ratesOf(edge),
    }),
}

export const americanFootballSeason = contestSeason(AMERICAN_FOOTBALL)

const DECIDED_POINTS = { ...AMERICAN_FOOTBALL_POINTS, isPlayedToDecision: true }

/** In the regular season of the NFL a game may end level after one overtime. */
function pointsOf({ tournament, stage }: SeasonGame<AmericanFootballTournament>) {
  const isDecided = tournament.isPlayedToDecision || stage?.isKnockout === true
  return isDecided ? DECIDED_POINTS : AMERICAN_FOOTBALL_POINTS
}

function ratesOf(edge: number): PointsRates {
  const advantage = edge / 2 + HOME_ADVANTAGE
  return { home: DRIVE * Math.exp(advantage), away: DRIVE * Math.exp(-advantage) }
}
