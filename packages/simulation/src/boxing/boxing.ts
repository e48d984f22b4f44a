import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { fightContest } from '@caderneta/feed/boxing/fight-contest'
import type { FightRates, FightState } from '@caderneta/pricing/fights/fight-model'
import type { SeasonGame } from '../schedule/season-game.ts'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { strengthsBy } from '../season/entrant-strength.ts'
import { BOXING_COMPETITIONS, type BoxingTournament } from './calendar/boxing-competitions.ts'
import { BOXING_DATA } from './calendar/boxing-data.ts'
import { sampleFight } from './sample-fight.ts'

/** How much of an edge shows on the cards: chance of a round above one half. */
const EDGE_OF_CARDS = 0.14

/** A level is a logarithm of stoppages and rounds; so much of it is a point of Elo. */
const LEVEL_OF_ELO = 0.004
const MEAN_ELO = 1_850
const LEVELS = new Map(
  BOXING_DATA.classes
    .flatMap(({ boxers }) => boxers)
    .map(({ name, elo }) => [name, LEVEL_OF_ELO * (elo - MEAN_ELO)]),
)

/** Boxing of the season: an evening of fights on most Saturdays. */
export const BOXING: ContestSport<BoxingTournament, FightState> = {
  sportId: SPORT.boxing.id,
  kind: 'boxing',
  tournaments: BOXING_COMPETITIONS.map(({ tournament }) => tournament),
  competitions: BOXING_COMPETITIONS,
  strengthOf: strengthsBy('boxing', LEVELS, { guest: 0, luck: 0.15, form: 0.15 }),
  hazards: { interruptions: [[2, 20]], postponedShare: 0.01, abandonedShare: 0.005 },
  restSeconds: 10,
  priceSeconds: 30,
  modelOf: (game, edge) => fightContest(ratesOf(game, edge)),
  sample: (random, game, edge) => sampleFight(random, ratesOf(game, edge)),
}

export const boxingSeason = contestSeason(BOXING)

function ratesOf({ tournament }: SeasonGame<BoxingTournament>, edge: number): FightRates {
  const { rounds, stoppage } = tournament
  return {
    roundsScheduled: rounds,
    homeStops: (stoppage / 2) * Math.exp(edge / 2),
    awayStops: (stoppage / 2) * Math.exp(-edge / 2),
    homeRound: 0.5 + EDGE_OF_CARDS * Math.tanh(2 * edge),
  }
}
