import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SelectionResult } from './market.ts'
import { totalOutcome } from './total-outcome.ts'

const OPPOSITE: Record<SelectionResult, SelectionResult> = {
  win: 'lose',
  lose: 'win',
  void: 'void',
  half_win: 'half_lose',
  half_lose: 'half_win',
}

/** Result of one line without quarters, from the definition of over and under. */
function plain(total: number, handicap: number): 'win' | 'lose' | 'void' {
  if (total === handicap) return 'void'
  return total > handicap ? 'win' : 'lose'
}

/** The two half bets that a quarter line represents, combined. */
function joined(one: string, other: string): SelectionResult | undefined {
  const pair = [one, other].sort().join(' ')
  const results: Record<string, SelectionResult> = {
    'win win': 'win',
    'lose lose': 'lose',
    'void void': 'void',
    'void win': 'half_win',
    'lose void': 'half_lose',
  }
  return results[pair]
}

describe('totalOutcome', () => {
  it('decides half lines one way or the other', () => {
    expect(totalOutcome('Over', '2.5', 3)).toBe('win')
    expect(totalOutcome('Over', '2.5', 2)).toBe('lose')
    expect(totalOutcome('Under', '2.5', 2)).toBe('win')
    expect(totalOutcome('Under', '0.5', 0)).toBe('win')
  })

  it('gives the stake back when a whole line is hit', () => {
    expect(totalOutcome('Over', '2', 2)).toBe('void')
    expect(totalOutcome('Under', '2', 2)).toBe('void')
    expect(totalOutcome('Under', '2', 1)).toBe('win')
  })

  it('splits a quarter line over its two neighbours', () => {
    expect(totalOutcome('Over', '2.25', 2)).toBe('half_lose')
    expect(totalOutcome('Over', '2.75', 3)).toBe('half_win')
    expect(totalOutcome('Under', '2.25', 2)).toBe('half_win')
    expect(totalOutcome('Over', '2.25', 3)).toBe('win')
  })

  it('equals two half bets on the neighbouring lines', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(48), (total, quarters) => {
        const handicap = quarters / 4
        const isQuarter = quarters % 2 === 1
        const low = isQuarter ? handicap - 0.25 : handicap
        const high = isQuarter ? handicap + 0.25 : handicap
        const expected = joined(plain(total, low), plain(total, high))
        expect(totalOutcome('Over', String(handicap), total)).toBe(expected)
      }),
    )
  })

  it('mirrors over and under', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(48), (total, quarters) => {
        const handicap = String(quarters / 4)
        const over = totalOutcome('Over', handicap, total)
        expect(totalOutcome('Under', handicap, total)).toBe(OPPOSITE[over])
      }),
    )
  })

  it.each(['', ' ', 'abc', '2.1', 'Infinity'])('throws on the line %j', (handicap) => {
    expect(() => totalOutcome('Over', handicap, 1)).toThrow(RangeError)
  })
})
