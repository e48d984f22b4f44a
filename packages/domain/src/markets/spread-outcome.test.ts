import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SelectionResult } from './market.ts'
import { spreadOutcome } from './spread-outcome.ts'

const quarters = fc.integer({ min: -120, max: 120 })
const leads = fc.integer({ min: -60, max: 60 })

const OPPOSITE: Readonly<Record<SelectionResult, SelectionResult>> = {
  win: 'lose',
  lose: 'win',
  void: 'void',
  half_win: 'half_lose',
  half_lose: 'half_win',
}

const handicapText = (handicap: number) => (handicap > 0 ? `+${handicap}` : `${handicap}`)

/** From the worst for the bettor to the best. */
const RANK: readonly SelectionResult[] = ['lose', 'half_lose', 'void', 'half_win', 'win']

describe('spreadOutcome', () => {
  it.each([
    ['-4.5', 5, 'win'],
    ['-4.5', 4, 'lose'],
    ['+4.5', -4, 'win'],
    ['+4.5', -5, 'lose'],
    ['-4', 4, 'void'],
    ['0', 0, 'void'],
    ['0', 1, 'win'],
    ['-4.25', 4, 'half_lose'],
    ['-3.75', 4, 'half_win'],
  ] as const)('settles %s at a lead of %i as %s', (handicap, lead, result) => {
    expect(spreadOutcome(handicap, lead)).toBe(result)
  })

  it('gives one side what it takes from the other', () => {
    fc.assert(
      fc.property(quarters, leads, (handicap, lead) => {
        const home = spreadOutcome(handicapText(handicap / 4), lead)
        const away = spreadOutcome(handicapText(-handicap / 4), -lead)
        expect(away).toBe(OPPOSITE[home])
      }),
    )
  })

  it('never gets worse with a larger lead or a larger handicap', () => {
    fc.assert(
      fc.property(quarters, leads, fc.nat(40), fc.nat(40), (handicap, lead, more, start) => {
        const before = RANK.indexOf(spreadOutcome(handicapText(handicap / 4), lead))
        expect(
          RANK.indexOf(spreadOutcome(handicapText(handicap / 4), lead + more)),
        ).toBeGreaterThanOrEqual(before)
        const easier = handicapText((handicap + start) / 4)
        expect(RANK.indexOf(spreadOutcome(easier, lead))).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('throws on what is no line', () => {
    for (const text of ['', ' ', 'x', '1.1']) {
      expect(() => spreadOutcome(text, 0)).toThrow(RangeError)
    }
  })
})
