import type { Score } from '@caderneta/domain/markets/game/game'
import { raceFrom, raceWinner, type Side } from './race.ts'
import type { SetBranch, SetsSport } from './sets-sport.ts'

/** A set of rallies or a map of rounds: a race two ahead. */
export interface RallySet {
  readonly points: Score
  readonly target: number
}

/** How a sport of rallies or rounds differs from another. */
export interface RallyRules {
  readonly wanted: number
  /** Points that win a set, two ahead; `number` counts sets from 0. */
  readonly targetOf: (number: number) => number
  /** What totals count of a set with so many points. */
  readonly unitsOf: (set: RallySet) => number
  readonly periodOf: (number: number) => SetsPeriod
}

type SetsPeriod = ReturnType<SetsSport<RallySet>['board']>['period']

/** A sport in which the first side wins each rally with one chance, whichever side serves. */
export function rallySport(rules: RallyRules, chance: number): SetsSport<RallySet> {
  const freshByTarget = new Map<number, readonly SetBranch[]>()
  const branches = (set: RallySet): readonly SetBranch[] => {
    const isFresh = set.points[0] + set.points[1] === 0
    const known = isFresh ? freshByTarget.get(set.target) : undefined
    const found = known ?? rallyBranches(set, chance)
    if (isFresh) freshByTarget.set(set.target, found)
    return found
  }
  return {
    wanted: rules.wanted,
    begin: (number) => ({ points: [0, 0], target: rules.targetOf(number) }),
    pointChance: () => chance,
    afterPoint: ({ points: [home, away], target }, winner) => ({
      points: winner === 0 ? [home + 1, away] : [home, away + 1],
      target,
    }),
    winnerOf: ({ points, target }) => raceWinner(points, target),
    unitsOf: rules.unitsOf,
    nextServer: (): Side => 0,
    branches,
    board: ({ points }, number) => ({ period: rules.periodOf(number), partScore: points }),
  }
}

function rallyBranches({ points, target }: RallySet, chance: number): readonly SetBranch[] {
  const [home, away] = raceFrom(points, target, chance)
  return [
    { winner: 0, server: 0, units: home },
    { winner: 1, server: 0, units: away },
  ]
}
