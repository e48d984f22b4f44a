import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  addCapped,
  CENTAVOS_MAX,
  cappedCentavos,
  centavos,
  centavosOfReais,
  parseReais,
  reaisNumber,
  reaisText,
  subtract,
  ZERO,
} from './money.ts'

const amounts = fc.maxSafeNat().map((whole) => centavos(whole))

/** Amounts that the wire can carry: at most thirteen digits of reais. */
const wireAmounts = fc.nat(999_999_999_999_999).map((whole) => centavos(whole))

describe('centavos', () => {
  it('brands whole numbers and bigints', () => {
    expect(centavos(1850)).toBe(1850)
    expect(centavos(1850n)).toBe(1850)
    expect(centavos(-1)).toBe(-1)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('throws on %d', (value) => {
    expect(() => centavos(value)).toThrow(new RangeError(`not whole centavos: ${value}`))
  })

  it('throws on a bigint that no number holds exactly', () => {
    expect(() => centavos(2n ** 53n)).toThrow(RangeError)
  })
})

describe('cappedCentavos', () => {
  it('keeps what fits and cuts the rest', () => {
    expect(cappedCentavos(1234n)).toBe(1234)
    expect(cappedCentavos(BigInt(CENTAVOS_MAX))).toBe(CENTAVOS_MAX)
    expect(cappedCentavos(10n ** 80n)).toBe(CENTAVOS_MAX)
  })
})

describe('addCapped', () => {
  it('adds as add does, and stops at the largest amount', () => {
    expect(addCapped()).toBe(ZERO)
    expect(addCapped(centavos(1850), centavos(150))).toBe(2000)
    expect(addCapped(CENTAVOS_MAX, centavos(2))).toBe(CENTAVOS_MAX)
    expect(addCapped(CENTAVOS_MAX, CENTAVOS_MAX, CENTAVOS_MAX)).toBe(CENTAVOS_MAX)
  })
})

describe('add and subtract', () => {
  it('SEC-31 0,10 and 0,20 are 0,30, in whole centavos', () => {
    const tenth = parseReais('0.10') ?? ZERO
    const fifth = parseReais('0.20') ?? ZERO
    expect(add(tenth, fifth)).toBe(parseReais('0.30'))
    expect(reaisNumber(add(tenth, fifth))).toBe(0.3)
    expect(Number.isInteger(add(tenth, fifth))).toBe(true)
  })

  it('add nothing to zero', () => {
    expect(add()).toBe(ZERO)
  })

  it('undo each other', () => {
    fc.assert(
      fc.property(wireAmounts, wireAmounts, (a, b) => {
        expect(subtract(add(a, b), b)).toBe(a)
      }),
    )
  })

  it('throw rather than lose a centavo beyond the safe range', () => {
    expect(() => add(CENTAVOS_MAX, centavos(2))).toThrow(RangeError)
    expect(() => subtract(centavos(-Number.MAX_SAFE_INTEGER), centavos(2))).toThrow(RangeError)
  })
})

describe('parseReais', () => {
  it.each([
    ['0', 0],
    ['25', 2500],
    ['25.5', 2550],
    ['25.50', 2550],
    ['0.01', 1],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %s as %d centavos', (text, whole) => {
    expect(parseReais(text)).toBe(whole)
  })

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '1e3',
    '1.234,56',
    '1,50',
    '1.005',
    '.5',
    '5.',
    '00.5',
    '01',
    '0x10',
    '١٢',
    '1 000',
    '1\n',
    'NaN',
    'Infinity',
    '99999999999999',
  ])('refuses %j', (text) => {
    expect(parseReais(text)).toBeNull()
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseReais(text)
        expect(amount === null || amount >= 0).toBe(true)
      }),
    )
  })
})

describe('reaisText and reaisNumber', () => {
  it.each([
    [1850, '18.50', 18.5],
    [5, '0.05', 0.05],
    [0, '0.00', 0],
    [-5, '-0.05', -0.05],
    [-123456, '-1234.56', -1234.56],
  ])('write %d as %s', (whole, text, number) => {
    expect(reaisText(centavos(whole))).toBe(text)
    expect(reaisNumber(centavos(whole))).toBe(number)
  })

  it('are read back as the same amount', () => {
    fc.assert(
      fc.property(wireAmounts, (amount) => {
        expect(parseReais(reaisText(amount))).toBe(amount)
      }),
    )
  })

  it('always write two decimals', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(reaisText(amount)).toMatch(/^\d+\.\d{2}$/)
      }),
    )
  })

  it('write a number of at most two decimals that JSON keeps', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000_00), (whole) => {
        const written = JSON.stringify(reaisNumber(centavos(whole)))
        expect(written).toMatch(/^\d+(\.\d{1,2})?$/)
        expect(parseReais(written)).toBe(whole)
      }),
    )
  })
})

describe('centavosOfReais', () => {
  it('reads every amount of the wire as the centavos that it was written from', () => {
    fc.assert(
      fc.property(wireAmounts, (amount) => {
        expect(centavosOfReais(reaisNumber(amount))).toBe(amount)
      }),
    )
  })

  it('takes the noise of a sum of reais away', () => {
    expect(centavosOfReais(0.1 + 0.2)).toBe(30)
    expect(centavosOfReais(-10.5)).toBe(-1050)
  })
})
