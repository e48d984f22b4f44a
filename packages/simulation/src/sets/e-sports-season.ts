import { SPORT } from '@caderneta/domain/markets/sports'
import type { CsMap } from '@caderneta/feed/sets/cs-map'
import { eSports } from '@caderneta/feed/sets/e-sports'
import { setsModel } from '@caderneta/feed/sets/sets-model'
import { eSportsOffer } from '@caderneta/feed/sets/sets-offers'
import type { SetsState } from '@caderneta/feed/sets/sets-sport'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { strengthsOf } from '../season/entrant-strength.ts'
import type { SeasonTournament } from '../season/season-tournament.ts'
import { sampleSets } from './sample-sets.ts'
import { E_SPORTS_RATINGS, E_SPORTS_SEASONS } from './tournaments/e-sports-seasons.ts'
import { E_SPORTS_TOURNAMENTS } from './tournaments/e-sports-tournaments.ts'

/** Each side is better on the map of its choice; the third one is left over. */
const PICKS = [0.015, -0.015]
const PACE = { point: [70, 130], setBreak: 600 } as const

export const E_SPORTS: ContestSport<SeasonTournament, SetsState<CsMap>> = {
  sportId: SPORT['e-sports'].id,
  kind: 'e-sports',
  tournaments: E_SPORTS_TOURNAMENTS,
  dated: E_SPORTS_SEASONS,
  strengthOf: strengthsOf(
    'e-sports',
    E_SPORTS_TOURNAMENTS,
    { guest: 0, luck: 0.01, form: 0.012 },
    E_SPORTS_RATINGS,
  ),
  hazards: { interruptions: [[5, 50]], postponedShare: 0.003, abandonedShare: 0.002 },
  restSeconds: 30,
  priceSeconds: 20,
  modelOf: (_game, edge) => setsModel(eSportsOffer(roundChance(edge), PICKS)),
  sample: (random, _game, edge, from) =>
    sampleSets(random, eSports(roundChance(edge), PICKS), PACE, from),
}

export const eSportsSeason = contestSeason(E_SPORTS)

function roundChance(edge: number): number {
  return 0.5 + edge / 2
}
