import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { setsModel } from '@caderneta/feed/sets/sets-model'
import { volleyballOffer } from '@caderneta/feed/sets/sets-offers'
import type { RallySet } from '@caderneta/pricing/sets/rally-set'
import type { SetsState } from '@caderneta/pricing/sets/sets-sport'
import { volleyball } from '@caderneta/pricing/sets/volleyball'
import type { SeasonTournament } from '../schedule/season-tournament.ts'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { levelsOf, strengthsBy } from '../season/entrant-strength.ts'
import { sampleSets } from './sample-sets.ts'
import { SUPERLIGA, VOLLEYBALL_COMPETITIONS } from './tournaments/volleyball-tournaments.ts'

const PACE = { point: [22, 36], setBreak: 180 } as const
/** What playing at home adds to the chance of a rally. */
const HOME_ADVANTAGE = 0.008

const TOURNAMENTS = VOLLEYBALL_COMPETITIONS.map(({ tournament }) => tournament)
/** What a point of a rating is worth as a chance of a rally, and the rating of an equal. */
const [LEVEL_OF_POINT, MEAN_RATING] = [0.0022, 75]
const LEVELS = new Map([
  ...levelsOf(TOURNAMENTS),
  ...Object.values(SUPERLIGA)
    .flat()
    .map(({ name, rating }) => [name, LEVEL_OF_POINT * (rating - MEAN_RATING)] as const),
])

export const VOLLEYBALL: ContestSport<SeasonTournament, SetsState<RallySet>> = {
  sportId: SPORT.volleyball.id,
  kind: 'volleyball',
  tournaments: TOURNAMENTS,
  competitions: VOLLEYBALL_COMPETITIONS,
  strengthOf: strengthsBy('volleyball', LEVELS, { guest: 0, luck: 0.008, form: 0.008 }),
  hazards: { interruptions: [[10, 60]], postponedShare: 0.003, abandonedShare: 0.001 },
  restSeconds: 45,
  priceSeconds: 20,
  modelOf: (_game, edge) => setsModel(volleyballOffer(rallyChance(edge))),
  sample: (random, _game, edge) => sampleSets(random, volleyball(rallyChance(edge)), PACE),
}

export const volleyballSeason = contestSeason(VOLLEYBALL)

function rallyChance(edge: number): number {
  return 0.5 + HOME_ADVANTAGE + edge / 2
}
