import { FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/football/football'
import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { settleSlips } from './settle-slips.ts'

const SEED = seeded('slips of the whole catalogue')
const EXTENT = sized({
  test: { slips: 400, matches: 12 },
  small: { slips: 20_000, matches: 100 },
  full: { slips: 200_000, matches: 300 },
})

test('slips of any selections are paid alike by two calculators', () => {
  const report = settleSlips({ seed: SEED, ...EXTENT })
  reportFigure('slips', EXTENT.slips)
  for (const name of ['bets', 'paid', 'corrected', 'markets'] as const)
    reportFigure(`slips, ${name}`, report[name])
  expect(report.differing).toEqual([])
  expect(report.markets).toBe(FOOTBALL_MARKETS.length)
})
