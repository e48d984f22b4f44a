import type { Period } from '@caderneta/domain/markets/game'
import { type SetRules, unitsOfDuel } from '@caderneta/domain/markets/sets/set-ranges'
import { remembered } from '../contest/once.ts'
import {
  type CsChances,
  type CsMap,
  firstToRounds,
  lastOf,
  MAP_ROUNDS,
  mapBranches,
  mapWinner,
  OVERTIME_HALF_ROUNDS,
  roundChance,
} from './cs-map.ts'
import { wonWith } from './part-ends.ts'
import { oneMore, SIDE_LETTERS, type Side } from './race.ts'
import { winnersIn } from './rally-set.ts'
import type { SetsSport } from './sets-sport.ts'

const MAP_PERIODS: readonly Period[] = ['M1', 'M2', 'M3', 'M4', 'M5']

const RULES: SetRules = {
  target: () => MAP_ROUNDS,
  hasTieBreak: false,
  overtimeUnits: OVERTIME_HALF_ROUNDS,
}
const MAPS_WANTED = 2

/** Best of three maps to 13 rounds, with overtimes of six. `round`: won by the first side. */
export function eSports(round: number, maps: readonly number[] = []): SetsSport<CsMap> {
  const chances: CsChances = { round, maps }
  const begin = (number: number): CsMap => ({ number, points: [0, 0], log: '' })
  const branchesOfNew = remembered((number: number) => mapBranches(begin(number), chances))
  const chanceOf = (map: CsMap, rounds: number) =>
    roundChance(chances, { number: map.number, rounds, last: lastOf(map) })
  return {
    wanted: MAPS_WANTED,
    rules: RULES,
    kindOf: (number) => `map ${number}`,
    begin,
    pointChance: (map) => chanceOf(map, map.log.length),
    afterPoint: (map, winner) => ({
      ...map,
      points: oneMore(map.points, winner),
      log: map.log + SIDE_LETTERS[winner],
    }),
    winnerOf: ({ points }) => mapWinner(points),
    recordOf: ({ points, log }) => ({ score: points, winners: winnersIn(log) }),
    nextServer: (): Side => 0,
    branches: (map) => (map.log === '' ? branchesOfNew(map.number) : mapBranches(map, chances)),
    duelChance: (map, duel) => {
      const units = unitsOfDuel(duel)
      // A unit is one that begins a half: nothing before it matters.
      return duel.startsWith('unit') ? chanceOf(map, units - 1) : firstToRounds(map, units, chances)
    },
    // The round that is played: the money of the one after it depends on who wins it.
    partEnds: (map) => wonWith(chanceOf(map, map.log.length)),
    logOf: ({ log }) => log,
    board: ({ points, log }, number) => ({
      period: MAP_PERIODS[number] ?? 'M5',
      partScore: points,
      log,
    }),
  }
}
