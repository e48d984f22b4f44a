import type { Period } from '@caderneta/domain/markets/game/game'
import { certain, scaled, totalChance } from '../chances/distribution.ts'
import { raceWinner } from './race.ts'
import { type RallyRules, type RallySet, rallySport } from './rally-set.ts'
import type { SetsSport } from './sets-sport.ts'

const MAP_ROUNDS = 13
const MAP_PERIODS: readonly Period[] = ['M1', 'M2', 'M3', 'M4', 'M5']

const MAPS: RallyRules = {
  wanted: 2,
  targetOf: () => MAP_ROUNDS,
  unitsOf: ({ points }) => (raceWinner(points, MAP_ROUNDS) === null ? 0 : 1),
  periodOf: (number) => MAP_PERIODS[number] ?? 'M5',
}

/** Best of three maps to 13 rounds, two ahead. `chance`: a round won by the first side. */
export function eSports(chance: number): SetsSport<RallySet> {
  const sport = rallySport(MAPS, chance)
  return {
    ...sport,
    branches: (set) =>
      sport.branches(set).map((branch) => ({
        ...branch,
        units: scaled(certain(1), totalChance(branch.units)),
      })),
  }
}
