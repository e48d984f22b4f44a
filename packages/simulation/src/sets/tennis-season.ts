import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { setsModel } from '@caderneta/feed/sets/sets-model'
import { tennisOffer } from '@caderneta/feed/sets/sets-offers'
import type { SetsState } from '@caderneta/pricing/sets/sets-sport'
import { tennis } from '@caderneta/pricing/sets/tennis'
import type { ServeChances } from '@caderneta/pricing/sets/tennis-game'
import type { TennisSet } from '@caderneta/pricing/sets/tennis-set'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { strengthsBy } from '../season/entrant-strength.ts'
import { TENNIS_COMPETITIONS } from './calendar/tennis-competitions.ts'
import { TENNIS_DATA } from './calendar/tennis-data.ts'
import type { TennisTournament } from './calendar/tennis-tournament.ts'
import { sampleSets } from './sample-sets.ts'

/** Points take half a minute with the pauses between games, sets two minutes more. */
const PACE = { point: [22, 46], setBreak: 150 } as const

/** A level is a chance of a point; so much of it is a point of Elo, of which the mean has none. */
const LEVEL_OF_ELO = 0.000_32
const MEAN_ELO = 1_900
const LEVELS = new Map(
  Object.values(TENNIS_DATA.players)
    .flat()
    .map(({ name, elo }) => [name, LEVEL_OF_ELO * (elo - MEAN_ELO)]),
)

export const TENNIS: ContestSport<TennisTournament, SetsState<TennisSet>> = {
  sportId: SPORT.tennis.id,
  kind: 'tennis',
  tournaments: TENNIS_COMPETITIONS.map(({ tournament }) => tournament),
  competitions: TENNIS_COMPETITIONS,
  strengthOf: strengthsBy('tennis', LEVELS, { guest: 0, luck: 0.008, form: 0.008 }),
  // The next round is on the next day: nothing is postponed by hours.
  hazards: { interruptions: [[10, 60]], postponedShare: 0, abandonedShare: 0.008 },
  restSeconds: 45,
  priceSeconds: 20,
  modelOf: ({ tournament }, edge) =>
    setsModel(tennisOffer(serveOf(tournament, edge), tournament.wanted)),
  sample: (random, { tournament }, edge) =>
    sampleSets(random, tennis(serveOf(tournament, edge), tournament.wanted), PACE),
}

export const tennisSeason = contestSeason(TENNIS)

/** The stronger serves better and breaks more often, by half of the edge each. */
function serveOf({ serve }: TennisTournament, edge: number): ServeChances {
  return { home: serve + edge / 2, away: serve - edge / 2 }
}
