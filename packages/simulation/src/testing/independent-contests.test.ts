import { expect, it } from 'vitest'
import { type ContestEvent, expectedContestOutcome } from './independent-contests.ts'

const fact = (kind: string, period: string, side: 'home' | 'away' | null, points = 0) =>
  ({ kind, period, side, points }) as const

const game = (facts: readonly ContestEvent[], roundSeconds = 0) => ({ facts, roundSeconds })

it('settles games of quarters by their points, also those without any', () => {
  const quarters = game([fact('points', 'Q4', 'home', 7), fact('points', 'OT', 'away', 6)])
  expect(expectedContestOutcome(quarters, 1000040, 'Money Line', '1')).toBe('win')
  expect(expectedContestOutcome(quarters, 1160006, 'None', 'pointnr=10')).toBe('win')
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

it('has no rule for a market that its sport does not have', () => {
  const unknown = (contest: ReturnType<typeof game>, marketId: number) => () =>
    expectedContestOutcome(contest, marketId, '1', '')
  const sets = game([{ ...fact('set', 'S1', 'away', 1), partScore: [5, 7] }])
  expect(unknown(game([fact('points', 'Q1', 'home', 7)]), 1)).toThrow('no rule for market 1')
  expect(unknown(sets, 1020001)).toThrow('no rule for market 1020001')
  expect(unknown(game([fact('decision', 'R12', 'home')]), 1020001)).toThrow(RangeError)
})
