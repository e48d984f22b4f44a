import { expect, it } from 'vitest'
import { type ContestEvent, expectedContestOutcome } from './independent-contests.ts'

const fact = (kind: string, period: string, side: 'home' | 'away' | null, points = 0) =>
  ({ kind, period, side, points }) as const

const game = (facts: readonly ContestEvent[], roundSeconds = 0) => ({ facts, roundSeconds })

/** 10-7 after a quarter, 10-14 at the half, 14-14 after four, 14-20 after overtime. */
const quarters = game([
  fact('points', 'Q1', 'home', 10),
  fact('points', 'Q1', 'away', 7),
  fact('points', 'Q2', 'away', 7),
  fact('points', 'Q4', 'home', 4),
  fact('points', 'OT', 'away', 6),
])

it('counts overtime for the whole game, its result included', () => {
  expect(expectedContestOutcome(quarters, 1000002, '2', '')).toBe('win')
  expect(expectedContestOutcome(quarters, 1000040, 'Money Line', '2')).toBe('win')
  expect(expectedContestOutcome(quarters, 1000061, '1', '+6.5')).toBe('win')
  expect(expectedContestOutcome(quarters, 1000061, '2', '-6')).toBe('void')
  expect(expectedContestOutcome(quarters, 1000062, 'Over', '33.5')).toBe('win')
  expect(expectedContestOutcome(quarters, 1000006, '2', '')).toBe('win')
  expect(expectedContestOutcome(quarters, 1000063, 'Under', '24.5')).toBe('win')
  expect(expectedContestOutcome(quarters, 1000064, 'Over', '17')).toBe('void')
})

it('gives the stake on the money line of a level game back', () => {
  expect(expectedContestOutcome(game([]), 1000040, 'Money Line', '1')).toBe('void')
})

it('counts sets for the score, and their games for the total', () => {
  const sets = game([
    { ...fact('set', 'S1', 'away', 1), partScore: [5, 7] },
    { ...fact('set', 'S2', 'home', 1), partScore: [6, 0] },
    { ...fact('set', 'S3', 'home', 1), partScore: [7, 6] },
  ])
  expect(expectedContestOutcome(sets, 1000020, '1', '')).toBe('win')
  expect(expectedContestOutcome(sets, 1000073, '2', '')).toBe('win')
  expect(expectedContestOutcome(sets, 1000072, '2-1', '')).toBe('win')
  expect(expectedContestOutcome(sets, 1000071, 'Over', '30.5')).toBe('win')
  expect(expectedContestOutcome(sets, 1000071, 'Over', '31.5')).toBe('lose')
})

it('passes the line of a round at its half', () => {
  const facts = [fact('round', 'R1', 'home', 1), fact('stoppage', 'R2', 'away')]
  const over = (seconds: number) =>
    expectedContestOutcome(game(facts, seconds), 1000065, 'Over', '1.5')
  expect([89, 90].map(over)).toEqual(['lose', 'win'])
  expect(expectedContestOutcome(game(facts), 1000047, 'To Win', '2')).toBe('win')
  expect(expectedContestOutcome(game(facts), 1000066, 'No', '')).toBe('win')
})

it('has no rule for a market that it does not know', () => {
  expect(() => expectedContestOutcome(quarters, 1, '1', '')).toThrow(RangeError)
})
