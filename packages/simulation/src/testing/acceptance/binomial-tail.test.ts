import { expect, it } from 'vitest'
import { winDeviations } from './binomial-tail.ts'

it.each([
  // By hand: tails of the binomial law, and the normal numbers above which these are.
  [10, 10, 0.5, 3.097],
  [1, 100, 0.001, 1.309],
  [0, 100, 0.05, -2.515],
  [3, 1000, 0.0001, 3.61],
  [5200, 10_000, 0.5, 4],
])('%i wins of %i at a chance of %d are %d deviations', (wins, bets, chance, deviations) => {
  expect(winDeviations(wins, bets, chance)).toBeCloseTo(deviations, 1)
})

it('what cannot come and comes is beyond all bounds', () => {
  expect(winDeviations(1, 100, 0)).toBe(Number.POSITIVE_INFINITY)
  expect(winDeviations(99, 100, 1)).toBe(Number.NEGATIVE_INFINITY)
  expect(winDeviations(0, 100, 0)).toBe(0)
})
