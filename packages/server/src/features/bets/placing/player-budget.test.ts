import { expect, it } from 'vitest'
import { PlayerBudget } from './player-budget.ts'

it('accepts a fixed number of requests per player and minute, and returns when to retry', () => {
  let now = 5_000
  const budget = new PlayerBudget(2, { now: () => now })
  expect([1, 1, 1, 2].map((player) => budget.take(player))).toEqual([0, 0, 60_000, 0])
  now += 45_000
  expect(budget.take(1)).toBe(15_000)
  now += 15_000
  expect(budget.take(1)).toBe(0)
})
