import type { MatchClock, Score } from '@caderneta/domain/markets/game'
import type { SetRecord, SetRules } from '@caderneta/domain/markets/sets/set-ranges'
import type { Duel } from '@caderneta/domain/markets/sets/sets-counters'
import type { SetsProgress } from '@caderneta/domain/markets/sets/sets-progress'
import type { Distribution } from '../points/distribution.ts'
import { oneMore, type Side } from './race.ts'

/**
 * A sport in which the first side to win so many sets (or maps) wins the match; a set is played
 * point by point. A sport is these rules for two sides: prices and play both follow them.
 */
export interface SetsSport<Part> {
  /** Sets that win the match. */
  readonly wanted: number
  /** A set before its first point. `number` counts from 0; `server` begins it if that matters. */
  readonly begin: (number: number, server: Side) => Part
  /** Chance that the first side wins the next point. */
  readonly pointChance: (part: Part) => number
  readonly afterPoint: (part: Part, winner: Side) => Part
  /** Who has won the set; null while it is played. */
  readonly winnerOf: (part: Part) => Side | null
  readonly rules: SetRules
  /** The score of this set in games, points or rounds, and who won them where that is known. */
  readonly recordOf: (part: Part) => SetRecord
  /** Who begins the next set. */
  readonly nextServer: (part: Part) => Side
  /** How the set may end from here; the chances of all branches add up to one. */
  readonly branches: (part: Part) => readonly SetBranch[]
  /** Sets of the same kind go alike if the same side begins; absent = those of the same target. */
  readonly kindOf?: (number: number) => string
  /** Chance that the first side wins a race or a unit of a set which no side has won yet. */
  readonly duelChance: (part: Part, duel: Duel) => number
  /**
   * How the running unit of a set ends, or the running point of its unit, or the one so many after
   * it, if it is played: the first side wins it while the other has 0 to 3 points of a game, then
   * the second side. A part that has no points is won at none.
   */
  readonly partEnds: (part: Part, of: 'unit' | 'point', ahead: number) => Float64Array
  /**
   * Who won the points of the running set, or in tennis of its running game, in order: 'h' or 'a'.
   */
  readonly logOf: (part: Part) => string
  /** What a scoreboard shows of the set. */
  readonly board: (part: Part, number: number) => SetBoard
}

/** Part of a clock: which set it is and its score. */
type SetBoard = Pick<MatchClock, 'period' | 'partScore' | 'points' | 'log'>

/** One way in which a set ends: who wins it, who begins the next, and how many units it has. */
export interface SetBranch {
  readonly winner: Side
  readonly server: Side
  /** Of the whole set, those that are played included; adds up to the chance of the branch. */
  readonly units: Distribution
}

/** The state of a match. */
export interface SetsState<Part> {
  readonly won: Score
  /** The sets that are over, in order. */
  readonly over: readonly SetRecord[]
  /** The set that is played; after the last one, as it ended. */
  readonly part: Part
}

/** Who begins a match is not sampled: the first side serves first. */
export function setsStart<Part>(sport: SetsSport<Part>): SetsState<Part> {
  return { won: [0, 0], over: [], part: sport.begin(0, 0) }
}

export function isMatchOver<Part>(sport: SetsSport<Part>, { won }: SetsState<Part>): boolean {
  return Math.max(...won) === sport.wanted
}

/** The match after one more point. */
export function afterPoint<Part>(
  sport: SetsSport<Part>,
  state: SetsState<Part>,
  pointWinner: Side,
): SetsState<Part> {
  const part = sport.afterPoint(state.part, pointWinner)
  const winner = sport.winnerOf(part)
  if (winner === null) return { ...state, part }
  const won = oneMore(state.won, winner)
  const isOver = Math.max(...won) === sport.wanted
  return {
    won,
    over: [...state.over, sport.recordOf(part)],
    part: isOver ? part : sport.begin(won[0] + won[1], sport.nextServer(part)),
  }
}

/** The match as its rules count it. */
export function progressOf<Part>(sport: SetsSport<Part>, state: SetsState<Part>): SetsProgress {
  const { rules, wanted, recordOf } = sport
  const running = isMatchOver(sport, state) ? null : recordOf(state.part)
  return { rules, wanted, over: state.over, running }
}
