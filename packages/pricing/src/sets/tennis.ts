import type { Period, Score } from '@caderneta/domain/markets/game/game'
import type { Side } from './race.ts'
import type { SetsSport } from './sets-sport.ts'
import { gameChances, pointChance, type ServeChances } from './tennis-game.ts'
import {
  afterTennisPoint,
  isTieBreak,
  servesNext,
  setWinner,
  type TennisSet,
  tennisBranches,
} from './tennis-set.ts'

export const SET_PERIODS: readonly Period[] = ['S1', 'S2', 'S3', 'S4', 'S5']

const POINT_NAMES = ['0', '15', '30', '40'] as const

/**
 * Tennis to `wanted` sets, each with a tie-break at six games all. Points are independent; all that
 * is known of the players is how often each wins a point on the own serve.
 */
export function tennis(serve: ServeChances, wanted: number): SetsSport<TennisSet> {
  const chances = gameChances(serve)
  return {
    wanted,
    begin: (_number, server) => ({ games: [0, 0], points: [0, 0], server }),
    pointChance: (set) => pointChance(serve, servesNext(set)),
    afterPoint: afterTennisPoint,
    winnerOf: setWinner,
    unitsOf: ({ games }) => games[0] + games[1],
    nextServer: ({ server }): Side => server,
    branches: (set) => tennisBranches(set, chances),
    board: (set, number) => ({
      period: SET_PERIODS[number] ?? 'S5',
      partScore: set.games,
      points: pointTexts(set),
    }),
  }
}

/** Points as they are called: 15, 40, AD; counted in a tie-break. */
function pointTexts(set: TennisSet): readonly [string, string] {
  const [home, away] = set.points
  if (isTieBreak(set)) return [`${home}`, `${away}`]
  return [pointText(set.points), pointText([away, home])]
}

function pointText([own, others]: Score): string {
  if (own > 3 || others > 3) return own > others ? 'AD' : '40'
  return POINT_NAMES[own] ?? '40'
}
