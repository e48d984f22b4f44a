import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { setsModel } from '@caderneta/feed/sets/sets-model'
import { eSportsOffer } from '@caderneta/feed/sets/sets-offers'
import { eSports } from '@caderneta/pricing/sets/e-sports'
import type { RallySet } from '@caderneta/pricing/sets/rally-set'
import type { SetsState } from '@caderneta/pricing/sets/sets-sport'
import type { SeasonTournament } from '../schedule/season-tournament.ts'
import { type ContestSport, contestSeason } from '../season/contest-season.ts'
import { strengthsOf } from '../season/entrant-strength.ts'
import { sampleSets } from './sample-sets.ts'
import { E_SPORTS_TOURNAMENTS } from './tournaments/e-sports-tournaments.ts'

const PACE = { point: [70, 130], setBreak: 600 } as const

export const E_SPORTS: ContestSport<SeasonTournament, SetsState<RallySet>> = {
  sportId: SPORT['e-sports'].id,
  kind: 'e-sports',
  tournaments: E_SPORTS_TOURNAMENTS,
  strengthOf: strengthsOf('e-sports', E_SPORTS_TOURNAMENTS, { guest: 0, luck: 0.01, form: 0.012 }),
  hazards: { interruptions: [[5, 50]], postponedShare: 0.003, abandonedShare: 0.002 },
  restSeconds: 30,
  priceSeconds: 20,
  modelOf: (_game, edge) => setsModel(eSportsOffer(roundChance(edge))),
  sample: (random, _game, edge) => sampleSets(random, eSports(roundChance(edge)), PACE),
}

export const eSportsSeason = contestSeason(E_SPORTS)

function roundChance(edge: number): number {
  return 0.5 + edge / 2
}
