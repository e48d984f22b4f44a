import type { Score } from '@caderneta/domain/markets/game/game'
import { raceWinner, type Side } from './race.ts'

/** Chance of each side to win a point when it serves. */
export interface ServeChances {
  readonly home: number
  readonly away: number
}

/** Chances of the first side in games and tie-breaks that have not begun, by who serves first. */
export interface GameChances {
  readonly serve: ServeChances
  readonly game: readonly [homeServes: number, awayServes: number]
  readonly tieBreak: readonly [homeServes: number, awayServes: number]
}

export function gameChances(serve: ServeChances): GameChances {
  return {
    serve,
    game: [gameChance([0, 0], serve.home), 1 - gameChance([0, 0], serve.away)],
    tieBreak: [tieBreakChance([0, 0], 0, serve), tieBreakChance([0, 0], 1, serve)],
  }
}

export const GAME_POINTS = 4
export const TIE_BREAK_POINTS = 7

/** Chance that the first side wins a point served by a side. */
export function pointChance({ home, away }: ServeChances, server: Side): number {
  return server === 0 ? home : 1 - away
}

/** Chance that the first side wins a game from a score in points, at one chance for each point. */
export function gameChance([home, away]: Score, chance: number): number {
  const winner = raceWinner([home, away], GAME_POINTS)
  if (winner !== null) return winner === 0 ? 1 : 0
  if (home >= GAME_POINTS - 1 && home === away) return deuceChance(chance, chance)
  return (
    chance * gameChance([home + 1, away], chance) +
    (1 - chance) * gameChance([home, away + 1], chance)
  )
}

/** Who serves a point of a tie-break: one point, then two each in turn. */
export function tieBreakServer([home, away]: Score, first: Side): Side {
  return ((home + away + 1) >> 1) % 2 === 0 ? first : first === 0 ? 1 : 0
}

/** Chance that the first side wins a tie-break from a score; `first` served its first point. */
export function tieBreakChance(score: Score, first: Side, serve: ServeChances): number {
  const known = new Map<number, number>()
  const from = ([home, away]: Score): number => {
    const winner = raceWinner([home, away], TIE_BREAK_POINTS)
    if (winner !== null) return winner === 0 ? 1 : 0
    if (home >= TIE_BREAK_POINTS - 1 && home === away) return levelChance(serve)
    const key = home * 1_000 + away
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const chance = pointChance(serve, tieBreakServer([home, away], first))
    const made = chance * from([home + 1, away]) + (1 - chance) * from([home, away + 1])
    known.set(key, made)
    return made
  }
  return from(score)
}

/** Level late in a tie-break, each side serves one of the next two points. */
function levelChance(serve: ServeChances): number {
  return deuceChance(pointChance(serve, 0), pointChance(serve, 1))
}

/** Chance to win both of two points before losing both. */
function deuceChance(one: number, other: number): number {
  const [both, neither] = [one * other, (1 - one) * (1 - other)]
  return both / (both + neither)
}
