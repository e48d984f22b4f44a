import type { MatchClock, Score } from '@caderneta/domain/markets/game/game'
import type { Distribution } from '../chances/distribution.ts'
import type { Side } from './race.ts'

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
  /** What totals count of this set: games, points, or one for a map that is over. */
  readonly unitsOf: (part: Part) => number
  /** Who begins the next set. */
  readonly nextServer: (part: Part) => Side
  /** How the set may end from here; the chances of all branches add up to one. */
  readonly branches: (part: Part) => readonly SetBranch[]
  /** What a scoreboard shows of the set. */
  readonly board: (part: Part, number: number) => SetBoard
}

/** Part of a clock: which set it is and its score. */
type SetBoard = Pick<MatchClock, 'period' | 'partScore' | 'points'>

/** One way in which a set ends: who wins it, who begins the next, and how many units it has. */
export interface SetBranch {
  readonly winner: Side
  readonly server: Side
  /** Adds up to the chance of the branch. */
  readonly units: Distribution
}

/** The state of a match. */
export interface SetsState<Part> {
  readonly won: Score
  readonly firstWinner: Side | null
  /** Units of the sets that are over. */
  readonly unitsBefore: number
  /** The set that is played; after the last one, as it ended. */
  readonly part: Part
}

/** Who begins a match is not sampled: the first side serves first. */
export function setsStart<Part>(sport: SetsSport<Part>): SetsState<Part> {
  return { won: [0, 0], firstWinner: null, unitsBefore: 0, part: sport.begin(0, 0) }
}

export function isMatchOver<Part>(sport: SetsSport<Part>, { won }: SetsState<Part>): boolean {
  return Math.max(...won) === sport.wanted
}

/** Units of the whole match so far. */
export function unitsSoFar<Part>(sport: SetsSport<Part>, state: SetsState<Part>): number {
  const isOver = isMatchOver(sport, state)
  return state.unitsBefore + (isOver ? 0 : sport.unitsOf(state.part))
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
  const [home, away] = state.won
  const won: Score = winner === 0 ? [home + 1, away] : [home, away + 1]
  const isOver = Math.max(...won) === sport.wanted
  return {
    won,
    firstWinner: state.firstWinner ?? winner,
    unitsBefore: state.unitsBefore + sport.unitsOf(part),
    part: isOver ? part : sport.begin(won[0] + won[1], sport.nextServer(part)),
  }
}
