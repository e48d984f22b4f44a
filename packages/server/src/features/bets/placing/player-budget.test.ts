import { expect, it } from 'vitest'
import { PlayerBudget } from './player-budget.ts'

it('accepts so many requests of each player in a minute, and says when to come back', () => {
  let now = 5_000
  const budget = new PlayerBudget(2, { now: () => now })
  expect([1, 1, 1, 2].map((player) => budget.take(player))).toEqual([0, 0, 60_000, 0])
  now += 45_000
  expect(budget.take(1)).toBe(15_000)
  now += 15_000
  expect(budget.take(1)).toBe(0)
})
