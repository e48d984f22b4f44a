import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ODDS_MAX, ODDS_MIN, type Odds, odds, rateNumber } from './odds.ts'
import {
  formatRate,
  ODDS_FORMAT_DEFAULT,
  ODDS_FORMATS,
  type OddsFormat,
  oddsFormatOf,
} from './odds-format.ts'

const anyOdds = fc.integer({ min: ODDS_MIN, max: ODDS_MAX }).map((value) => odds(value))

/** Odds as the page formats them: by their rate on the wire. */
const formatOdds = (value: Odds, format: OddsFormat) => formatRate(rateNumber(value), format)

describe('odds in a format', () => {
  it('FMT-03 Decimais have a dot and two decimals', () => {
    const texts = [1850, 2000, 10500].map((value) => formatOdds(odds(value), 'Decimais'))
    expect(texts).toEqual(['1.85', '2.00', '10.50'])
  })

  it('FMT-04 Fracionais are the profit to the stake in lowest terms', () => {
    expect(formatOdds(odds(2500), 'Fracionais')).toBe('3/2')
    expect(formatOdds(odds(1850), 'Fracionais')).toBe('17/20')
  })

  it('FMT-05 Americanas are the profit on 100 or the stake for 100', () => {
    expect(formatOdds(odds(2500), 'Americanas')).toBe('+150')
    expect(formatOdds(odds(1850), 'Americanas')).toBe('-118')
  })

  it('FMT-06 Americanas/Fracionais show both', () => {
    expect(formatOdds(odds(2500), 'Americanas/Fracionais')).toBe('+150 (3/2)')
    expect(formatOdds(odds(1850), 'Americanas/Fracionais')).toBe('-118 (17/20)')
  })

  it.each([
    [2000, '2.00', '1/1', '+100'],
    [1855, '1.85', '171/200', '-117'],
    [1001, '1.00', '1/1000', '-100000'],
    [1200, '1.20', '1/5', '-500'],
    [1999, '1.99', '999/1000', '-100'],
    [2505, '2.50', '301/200', '+151'],
    [10_000_000, '10000.00', '9999/1', '+999900'],
  ])('writes %i thousandths as %s, %s and %s', (value, decimal, fractional, american) => {
    expect(formatOdds(odds(value), 'Decimais')).toBe(decimal)
    expect(formatOdds(odds(value), 'Fracionais')).toBe(fractional)
    expect(formatOdds(odds(value), 'Americanas')).toBe(american)
  })

  it('keeps the odds exactly in Fracionais', () => {
    fc.assert(
      fc.property(anyOdds, (value) => {
        const [over = 0, under = 1] = formatOdds(value, 'Fracionais').split('/').map(Number)
        expect(over * 1000).toBe((value - 1000) * under)
      }),
    )
  })

  it('comes back within the rounding from Americanas', () => {
    fc.assert(
      fc.property(anyOdds, (value) => {
        const text = formatOdds(value, 'Americanas')
        const size = Number(text.slice(1))
        const exact = text.startsWith('+') ? (value - 1000) / 10 : 100_000 / (value - 1000)
        expect(Math.abs(size - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
        expect(text.startsWith('+')).toBe(value >= 2000)
      }),
    )
  })
})

describe('formatRate', () => {
  it('writes the rate of a multiple beyond the odds of any selection', () => {
    expect(formatRate(123_456.78, 'Decimais')).toBe('123456.78')
    expect(formatRate(123_456.78, 'Americanas')).toBe('+12345578')
  })

  it('cuts and never rounds up a third decimal', () => {
    expect(formatRate(1.999, 'Decimais')).toBe('1.99')
    expect(formatRate(1, 'Americanas')).toBe('0')
  })
})

describe('oddsFormatOf', () => {
  it('knows the four formats and takes Decimais for another', () => {
    expect(ODDS_FORMATS.map(oddsFormatOf)).toEqual([
      'Fracionais',
      'Decimais',
      'Americanas',
      'Americanas/Fracionais',
    ])
    expect(oddsFormatOf('Malaias')).toBe(ODDS_FORMAT_DEFAULT)
    expect(ODDS_FORMAT_DEFAULT).toBe('Decimais')
  })
})
