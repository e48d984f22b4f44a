import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../random.ts'
import {
  HALF_REGULAR_SECONDS,
  type Half,
  halfSeconds,
  sampleBoard,
  sampleSeconds,
  stoppageLaw,
} from './stoppage.ts'

const HALVES: readonly Half[] = ['1H', '2H']
const SAMPLES = 20_000

const samples = (of: Half, lastSecond = 0) =>
  Array.from({ length: SAMPLES }, (_, i) => {
    const random = randomFrom(`${of}/${i}`)
    const board = sampleBoard(of, random.split('board'))
    return { board, seconds: sampleSeconds(board, random.split('whistle'), lastSecond) }
  })
const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const meanLeft = (of: Half, board: number | null, elapsed: number) =>
  stoppageLaw(of, board, elapsed).reduce((sum, { chance, left }) => sum + chance * left, 0)

describe('the length of a half', () => {
  it('is sampled as it is priced: before the board, with it, and after its minutes', () => {
    for (const of of HALVES) {
      const halves = samples(of)
      const isNear = (going: readonly number[], board: number | null, elapsed: number) => {
        const left = HALF_REGULAR_SECONDS + meanOf(going) - 1 - elapsed
        const expected = meanLeft(of, board, elapsed) * halfSeconds(of)
        expect(Math.abs(left - expected)).toBeLessThan(board === null ? 4 : 6)
      }
      const all = halves.map(({ seconds }) => seconds)
      for (const elapsed of [0, 1800, HALF_REGULAR_SECONDS - 1]) isNear(all, null, elapsed)
      for (const board of [3, 5]) {
        const shown = halves.flatMap((one) => (one.board === board ? [one.seconds] : []))
        for (const stoppage of [0, 100, 60 * board, 60 * board + 30]) {
          const going = shown.filter((seconds) => seconds > stoppage)
          isNear(going, board, HALF_REGULAR_SECONDS + stoppage)
        }
      }
    }
  })

  it('is never known from clock and board: at every second some of it may be left', () => {
    const minutes = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...HALVES), minutes, fc.nat(70 * 60), (of, board, second) => {
        const shown = second < HALF_REGULAR_SECONDS ? null : board
        const ends = stoppageLaw(of, shown, second)
        expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
        for (const { chance, left } of ends) {
          expect(chance).toBeGreaterThan(0)
          expect(left).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('has a board after its 45 minutes', () => {
    expect(() => stoppageLaw('1H', null, HALF_REGULAR_SECONDS)).toThrow('no board')
  })

  it('has boards like those of real matches, and plays their minutes', () => {
    for (const [of, least, most, usual] of [
      ['1H', 1, 7, 3],
      ['2H', 3, 12, 5.5],
    ] as const) {
      const halves = samples(of)
      const boards = halves.map(({ board }) => board)
      expect([Math.min(...boards), Math.max(...boards)]).toEqual([least, most])
      const counts = boards.reduce(
        (sums, board) => sums.set(board, (sums.get(board) ?? 0) + 1),
        new Map<number, number>(),
      )
      const [mode] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))
      expect(Math.abs(mode - usual)).toBeLessThanOrEqual(0.5)
      for (const { board, seconds } of halves) expect(seconds).toBeGreaterThan(60 * board)
    }
  })

  it('goes on after a known goal as it would have gone on without it', () => {
    for (const of of HALVES) {
      const [free, held] = [samples(of), samples(of, 300)]
      free.forEach(({ board, seconds }, i) => {
        expect(held[i]?.board).toBe(board)
        if (seconds > 300) expect(held[i]?.seconds).toBe(seconds)
      })
      const after = (halves: typeof free) =>
        meanOf(halves.map(({ seconds }) => seconds - 300).filter((more) => more > 0))
      const late = (halves: typeof free) => halves.filter(({ board }) => board < 5)
      expect(Math.min(...held.map(({ seconds }) => seconds))).toBeGreaterThan(300)
      expect(Math.abs(after(late(held)) - after(late(free)))).toBeLessThan(4)
    }
  })
})
