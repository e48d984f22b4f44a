import type { Score } from '@caderneta/domain/markets/game'
import { type SetRules, unitsOfDuel } from '@caderneta/domain/markets/sets/set-ranges'
import { wonWith } from './part-ends.ts'
import { firstTo, oneMore, raceFrom, raceWinner, SIDE_LETTERS, type Side } from './race.ts'
import type { SetBranch, SetsSport } from './sets-sport.ts'

/** A set of rallies: a race two ahead. */
export interface RallySet {
  readonly points: Score
  readonly target: number
  /** Who won each rally, in order: 'h' or 'a'. */
  readonly log: string
}

/** How a sport of rallies differs from another. */
export interface RallyRules {
  readonly wanted: number
  readonly set: SetRules
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
    begin: (number) => ({ points: [0, 0], target: rules.set.target(number + 1), log: '' }),
    pointChance: () => chance,
    afterPoint: ({ points, target, log }, winner) => ({
      points: oneMore(points, winner),
      target,
      log: log + SIDE_LETTERS[winner],
    }),
    winnerOf: ({ points, target }) => raceWinner(points, target),
    rules: rules.set,
    recordOf: ({ points, log }) => ({ score: points, winners: winnersIn(log) }),
    duelChance: ({ points }, duel) =>
      duel.startsWith('unit') ? chance : firstTo(points, unitsOfDuel(duel), chance),
    partEnds: () => wonWith(chance),
    logOf: ({ log }) => log,
    nextServer: (): Side => 0,
    branches,
    board: ({ points, log }, number) => ({
      period: rules.periodOf(number),
      partScore: points,
      log,
    }),
  }
}

function rallyBranches({ points, target }: RallySet, chance: number): readonly SetBranch[] {
  const [home, away] = raceFrom(points, target, chance)
  return [
    { winner: 0, server: 0, units: home },
    { winner: 1, server: 0, units: away },
  ]
}

/** The winners of a log, in order. */
export function winnersIn(log: string): readonly Side[] {
  return Array.from(log, (letter) => (letter === SIDE_LETTERS[0] ? 0 : 1))
}
