import { FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/football/football'
import { describe, expect, it } from 'vitest'
import { settleSlips } from './settle-slips.ts'
import { settledCatalogue } from './settled-catalogue.ts'

describe('slips with selections of the whole football catalogue', () => {
  it('are paid alike by two calculators, before and after a correction', () => {
    const report = settleSlips({ seed: 'slips', slips: 400, matches: 12 })
    expect(report.differing).toEqual([])
    // A run that pays or corrects nothing proves nothing.
    expect(report.paid).toBeGreaterThan(report.bets / 20)
    expect(report.corrected).toBeGreaterThan(0)
    expect(report.markets).toBeGreaterThan(FOOTBALL_MARKETS.length * 0.8)
  })

  it.each(['result', 'correctedResult'] as const)(
    'differ where the %s of a market is wrong',
    (which) => {
      const catalogueOf: typeof settledCatalogue = (log, corrected) =>
        settledCatalogue(log, corrected).map((one) =>
          one.marketId === 1000002 && one[which] === 'lose' ? { ...one, [which]: 'win' } : one,
        )
      const { differing } = settleSlips({ seed: 'planted', slips: 2_000, matches: 4, catalogueOf })
      expect(differing).not.toEqual([])
    },
  )
})
