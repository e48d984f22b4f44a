import type { Score } from '@caderneta/domain/markets/game/game'
import { distributionOf } from '../chances/distribution.ts'
import { raceWinner, type Side } from './race.ts'
import type { SetBranch } from './sets-sport.ts'
import {
  GAME_POINTS,
  type GameChances,
  gameChance,
  pointChance,
  type ServeChances,
  TIE_BREAK_POINTS,
  tieBreakChance,
  tieBreakServer,
} from './tennis-game.ts'

/** A set of tennis that is played. */
export interface TennisSet {
  readonly games: Score
  /** Of the running game, or of the tie-break. */
  readonly points: Score
  /** Who serves the running game, or served the first point of the tie-break. */
  readonly server: Side
}

const SET_GAMES = 6
/** Games of the longest set: six all and a tie-break. */
const SET_GAMES_MAX = 13

const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

export function isTieBreak({ games }: TennisSet): boolean {
  return games[0] === SET_GAMES && games[1] === SET_GAMES
}

/** Who serves the next point. */
export function servesNext(set: TennisSet): Side {
  return isTieBreak(set) ? tieBreakServer(set.points, set.server) : set.server
}

/** Who has won the set; null while it is played. */
export function setWinner({ games }: Pick<TennisSet, 'games'>): Side | null {
  const [home, away] = games
  if (home + away === SET_GAMES_MAX) return home > away ? 0 : 1
  return raceWinner(games, SET_GAMES)
}

export function afterTennisPoint(set: TennisSet, winner: Side): TennisSet {
  const points = oneMore(set.points, winner)
  const target = isTieBreak(set) ? TIE_BREAK_POINTS : GAME_POINTS
  if (raceWinner(points, target) === null) return { ...set, points }
  return { games: oneMore(set.games, winner), points: [0, 0], server: otherSide(set.server) }
}

/** How a set may end: by winner and number of games, from which who serves next follows. */
export function tennisBranches(set: TennisSet, chances: GameChances): readonly SetBranch[] {
  const shares = gamesToCome(set, chances)
  return ([0, 1] as const).flatMap((winner) =>
    ([0, 1] as const).flatMap((parity) => {
      const ends = shares[winner].filter(([games]) => games % 2 === parity)
      if (ends.length === 0) return []
      const played = set.games[0] + set.games[1]
      const server = (parity + played) % 2 === 0 ? set.server : otherSide(set.server)
      return [{ winner, server, units: distributionOf(ends) }]
    }),
  )
}

type Ends = readonly (readonly [games: number, share: number])[]

/** Chances of each number of games at the end of the set, by winner. */
function gamesToCome(set: TennisSet, chances: GameChances): readonly [home: Ends, away: Ends] {
  const ends: [[number, number][], [number, number][]] = [[], []]
  const running = runningGame(set, chances.serve)
  let reached = new Map([[set.games[0], 1]])
  const played = set.games[0] + set.games[1]
  for (let total = played; reached.size > 0; total += 1) {
    const server = (total - played) % 2 === 0 ? set.server : otherSide(set.server)
    const next = new Map<number, number>()
    for (const [home, share] of reached) {
      const games: Score = [home, total - home]
      const winner = setWinner({ games })
      if (winner !== null) ends[winner].push([total, share])
      else {
        const isLast = total === SET_GAMES_MAX - 1
        const fresh = isLast ? chances.tieBreak[server] : chances.game[server]
        const chance = total === played ? running : fresh
        next.set(home + 1, (next.get(home + 1) ?? 0) + share * chance)
        next.set(home, (next.get(home) ?? 0) + share * (1 - chance))
      }
    }
    reached = next
  }
  return ends
}

function runningGame(set: TennisSet, serve: ServeChances): number {
  return isTieBreak(set)
    ? tieBreakChance(set.points, set.server, serve)
    : gameChance(set.points, pointChance(serve, set.server))
}

function oneMore([home, away]: Score, winner: Side): Score {
  return winner === 0 ? [home + 1, away] : [home, away + 1]
}
