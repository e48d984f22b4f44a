import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oddsText } from './odds-format.ts'

describe('odds', () => {
  it('FMT-03 reads Decimais with a dot and two decimals', () => {
    expect(oddsText(1.85, 'Decimais')).toBe('1.85')
    expect(oddsText(2, 'Decimais')).toBe('2.00')
    expect(oddsText(10.5, 'Decimais')).toBe('10.50')
  })

  it('FMT-04 reads Fracionais as the profit on the stake', () => {
    expect(oddsText(2.5, 'Fracionais')).toBe('3/2')
    expect(oddsText(1.85, 'Fracionais')).toBe('17/20')
  })

  it('FMT-05 reads Americanas from a hundred', () => {
    expect(oddsText(2.5, 'Americanas')).toBe('+150')
    expect(oddsText(1.85, 'Americanas')).toBe('-118')
    expect(oddsText(2, 'Americanas')).toBe('+100')
  })

  it('FMT-06 shows both in Americanas/Fracionais', () => {
    expect(oddsText(2.5, 'Americanas/Fracionais')).toBe('+150 (3/2)')
  })

  it('falls back to Decimais for a format that it does not know', () => {
    expect(oddsText(1.85, 'Romanas')).toBe('1.85')
  })

  it('cuts and never rounds up a third decimal', () => {
    expect(oddsText(1.999, 'Decimais')).toBe('1.99')
  })

  it('gives back every published rate digit by digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (hundredths) => {
        expect(oddsText(hundredths / 100, 'Decimais')).toBe((hundredths / 100).toFixed(2))
      }),
    )
  })
})
