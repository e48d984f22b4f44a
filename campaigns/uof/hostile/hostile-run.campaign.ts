import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { hostileRun } from './hostile-run.ts'

const count = sized({ test: 600, small: 5_000, full: 100_000 })

test(`${count} damaged messages open no wrong price, and each is counted`, async () => {
  const run = await hostileRun(seeded('hostile'), count)
  reportFigure('hostile messages', run.hostile)
  reportFigure('messages in all', run.delivered)
  reportFigure('read', run.read)
  for (const [reason, times] of Object.entries(run.refused))
    reportFigure(`refused, ${reason}`, times)
  reportFigure('open prices compared', run.compared)
  const refused = Object.values(run.refused).reduce((one, other) => one + other, 0)
  expect(run.wrongs.slice(0, 10)).toEqual([])
  expect(run.read + refused).toBe(run.delivered)
  expect(run.isWhole).toBe(true)
})
