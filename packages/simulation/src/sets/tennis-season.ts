import { SPORT } from '@caderneta/domain/markets/sports'
import { setsModel } from '@caderneta/feed/sets/sets-model'
import { tennisOffer } from '@caderneta/feed/sets/sets-offers'
import type { SetsState } from '@caderneta/feed/sets/sets-sport'
import { tennis } from '@caderneta/feed/sets/tennis'
import type { ServeChances } from '@caderneta/feed/sets/tennis-game'
import type { TennisSet } from '@caderneta/feed/sets/tennis-set'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { strengthsOf } from '../season/entrant-strength.ts'
import { sampleSets } from './sample-sets.ts'
import { TENNIS_RATINGS, TENNIS_SEASONS } from './tournaments/tennis-seasons.ts'
import type { TennisTournament } from './tournaments/tennis-tournament.ts'
import { TENNIS_TOURNAMENTS } from './tournaments/tennis-tournaments.ts'

/** Points take half a minute with the pauses between games, sets two minutes more. */
const PACE = { point: [22, 46], setBreak: 150 } as const

export const TENNIS: ContestSport<TennisTournament, SetsState<TennisSet>> = {
  sportId: SPORT.tennis.id,
  kind: 'tennis',
  tournaments: TENNIS_TOURNAMENTS,
  dated: TENNIS_SEASONS,
  strengthOf: strengthsOf(
    'tennis',
    TENNIS_TOURNAMENTS,
    { guest: 0, luck: 0.008, form: 0.008 },
    TENNIS_RATINGS,
  ),
  hazards: { interruptions: [[10, 60]], postponedShare: 0.006, abandonedShare: 0.008 },
  restSeconds: 45,
  priceSeconds: 20,
  modelOf: ({ tournament }, edge) =>
    setsModel(tennisOffer(serveOf(tournament, edge), tournament.wanted)),
  sample: (random, { tournament }, edge, from) =>
    sampleSets(random, tennis(serveOf(tournament, edge), tournament.wanted), PACE, from),
}

export const tennisSeason = contestSeason(TENNIS)

/** The stronger serves better and breaks more often, by half of the edge each. */
function serveOf({ serve }: TennisTournament, edge: number): ServeChances {
  return { home: serve + edge / 2, away: serve - edge / 2 }
}
