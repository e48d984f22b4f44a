import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalChance } from '../chances/distribution.ts'
import type { Side } from './race.ts'
import { gameChances } from './tennis-game.ts'
import {
  afterTennisPoint,
  isTieBreak,
  servesNext,
  setWinner,
  type TennisSet,
  tennisBranches,
} from './tennis-set.ts'

const START: TennisSet = { games: [0, 0], points: [0, 0], server: 0 }
const SERVE = { home: 0.66, away: 0.62 }
const CHANCES = gameChances(SERVE)

const after = (set: TennisSet, winners: readonly Side[]): TennisSet =>
  winners.reduce(afterTennisPoint, set)
const game = (winner: Side): readonly Side[] => [winner, winner, winner, winner]

const homeChance = (set: TennisSet) =>
  tennisBranches(set, CHANCES)
    .filter(({ winner }) => winner === 0)
    .reduce((sum, { units }) => sum + totalChance(units), 0)

describe('a set of tennis', () => {
  it('gives a game to who is two points ahead of three', () => {
    expect(after(START, game(0))).toEqual({ games: [1, 0], points: [0, 0], server: 1 })
    const deuce = after(START, [0, 0, 0, 1, 1, 1, 0, 1])
    expect([deuce.games, deuce.points]).toEqual([
      [0, 0],
      [4, 4],
    ])
    expect(after(deuce, [1, 1]).games).toEqual([0, 1])
  })

  it('is won at six games two ahead, or at seven', () => {
    expect(setWinner({ games: [6, 4] })).toBe(0)
    expect(setWinner({ games: [5, 7] })).toBe(1)
    expect(setWinner({ games: [7, 6] })).toBe(0)
    expect(setWinner({ games: [6, 5] })).toBeNull()
    expect(setWinner({ games: [6, 6] })).toBeNull()
  })

  it('goes to a tie-break at six all, begun by who served first in the set', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => game(i % 2 === 0 ? 0 : 1)).flat()
    const tieBreak = after(START, twelve)
    expect(isTieBreak(tieBreak)).toBe(true)
    expect(servesNext(tieBreak)).toBe(0)
    expect(servesNext(after(tieBreak, [0]))).toBe(1)
    const won = after(tieBreak, [0, 0, 0, 0, 0, 0, 0])
    expect([won.games, setWinner(won), won.server]).toEqual([[7, 6], 0, 1])
  })

  it('ends in one of its branches', () => {
    const games = fc
      .tuple(fc.nat(6), fc.nat(6))
      .filter((each) => setWinner({ games: each }) === null)
    const points = fc.tuple(fc.nat(3), fc.nat(3))
    fc.assert(
      fc.property(games, points, fc.constantFrom<Side>(0, 1), (played, running, server) => {
        const branches = tennisBranches({ games: played, points: running, server }, CHANCES)
        const sum = branches.reduce((all, { units }) => all + totalChance(units), 0)
        expect(sum).toBeCloseTo(1, 10)
        for (const { units } of branches) {
          expect(units.from).toBeGreaterThan(played[0] + played[1])
          expect(units.from + units.chances.length - 1).toBeLessThanOrEqual(13)
        }
      }),
    )
  })

  it('equals the expectation over its next point', () => {
    const chance = SERVE.home
    const next =
      chance * homeChance(after(START, [0])) + (1 - chance) * homeChance(after(START, [1]))
    expect(homeChance(START)).toBeCloseTo(next, 10)
  })

  it('hands the serve to the next set as the games were played', () => {
    for (const { server, units } of tennisBranches(START, CHANCES)) {
      units.chances.forEach((chance, i) => {
        if (chance > 0) expect((units.from + i) % 2).toBe(server)
      })
    }
  })
})
