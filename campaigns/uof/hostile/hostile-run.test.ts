import { expect, it } from 'vitest'
import { hostileRun } from './hostile-run.ts'

it('600 damaged messages open no wrong price, and each is counted', async () => {
  const run = await hostileRun('hostile', 600)
  const refused = Object.values(run.refused).reduce((one, other) => one + other, 0)
  expect(run.wrongs.slice(0, 5)).toEqual([])
  expect(run.read + refused).toBe(run.delivered)
  expect(run.delivered).toBeGreaterThan(run.hostile)
  expect(refused).toBeGreaterThan(run.hostile / 5)
  expect(run.compared).toBeGreaterThan(run.hostile)
  expect(run.isWhole).toBe(true)
})
