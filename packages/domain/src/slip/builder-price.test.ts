import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Odds, odds } from '../odds/odds.ts'
import { BUILDER_LEGS_MAX, builderPrice } from './builder-price.ts'

/** Courses of a match: how likely each is, and which legs win in it, as bits. */
const courses = fc.array(
  fc.record({ weight: fc.integer({ min: 1, max: 1000 }), wins: fc.nat(2 ** BUILDER_LEGS_MAX - 1) }),
  { minLength: 2, maxLength: 40 },
)
type Courses = typeof courses extends fc.Arbitrary<infer Value> ? Value : never

function chancesIn(list: Courses): (legs: number) => number {
  const sum = list.reduce((all, { weight }) => all + weight, 0)
  return (legs) =>
    list.reduce((all, { weight, wins }) => ((wins & legs) === legs ? all + weight : all), 0) / sum
}

/** The price of a leg alone, with a margin of so many percent on its chance. */
const singleOdds = (chance: number, margin: number) =>
  odds(Math.max(1001, 10 * Math.floor(100 / (chance * (1 + margin / 100)))))

const anyLegs = fc.record({
  list: courses,
  count: fc.integer({ min: 2, max: 6 }),
  margins: fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 7, maxLength: 7 }),
})

function legOddsOf(chanceOf: (legs: number) => number, count: number, margins: readonly number[]) {
  return margins
    .slice(0, count)
    .map((margin, leg) => singleOdds(chanceOf(1 << leg) || 0.001, margin))
}

describe('the odds of several selections of one match', () => {
  it('D2 are never above fair, and never below those of a leg alone', () => {
    fc.assert(
      fc.property(anyLegs, ({ list, count, margins }) => {
        const chanceOf = chancesIn(list)
        const legOdds = legOddsOf(chanceOf, count, margins)
        const price = builderPrice(chanceOf, legOdds)
        if (typeof price !== 'number') return
        expect(price / 1000).toBeLessThan(1 / chanceOf(2 ** count - 1))
        expect(price).toBeGreaterThanOrEqual(Math.max(...legOdds))
      }),
      { numRuns: 2000 },
    )
  })

  it('D2 are not lowered by one more leg', () => {
    fc.assert(
      fc.property(anyLegs, ({ list, count, margins }) => {
        const chanceOf = chancesIn(list)
        const before = builderPrice(chanceOf, legOddsOf(chanceOf, count, margins))
        const after = builderPrice(chanceOf, legOddsOf(chanceOf, count + 1, margins))
        if (typeof before !== 'number' || typeof after !== 'number') return
        expect(after).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 2000 },
    )
  })

  const together = (...chances: readonly number[]) => {
    const all = 2 ** (chances.length - 1) - 1
    const joint = chances.at(-1) ?? 0
    return (legs: number) =>
      legs === all ? joint : legs.toString(2).includes('0') || legs === 1 ? single(legs) : joint
    function single(legs: number) {
      return chances[Math.log2(legs)] ?? 1
    }
  }

  // By hand: 100 / max(1.004 P, min(P^0.9, 1.3 P, 1000 / odds)), cut to whole hundredths.
  it.each([
    { chances: [0.5, 0.5, 0.25], legs: [1900, 1900], price: 3480 },
    { chances: [0.5, 0.5, 0.4], legs: [1900, 1900], price: 2280 },
    { chances: [0.5, 0.45, 0.44], legs: [1900, 2200], price: 2200 },
    { chances: [0.3, 0.2, 0.01], legs: [3100, 4700], price: 76_920 },
    { chances: [0.95, 0.94, 0.9], legs: [1040, 1050], price: 1090 },
    { chances: [0.6, 0.55, 0.4], legs: [1600, 1750], price: 2280 },
    { chances: [0.25, 0.3, 0.1], legs: [3700, 3100], price: 7940 },
    { chances: [0.1, 0.15, 0.02], legs: [9000, 6200], price: 38_460 },
    { chances: [0.8, 0.75, 0.62], legs: [1200, 1280], price: 1530 },
    { chances: [0.45, 0.4, 0.05], legs: [2100, 2350], price: 15_380 },
    { chances: [0.02, 0.5, 0.015], legs: [42_000, 1900], price: 51_280 },
    { chances: [0.012, 0.6, 0.008], legs: [70_000, 1600], price: 96_150 },
    { chances: [0.97, 0.9, 0.88], legs: [1020, 1080], price: 1120 },
    { chances: [0.35, 0.9, 0.34], legs: [2700, 1070], price: 2700 },
    // A leg alone that pays more than is fair.
    { chances: [0.7, 0.9, 0.65], legs: [1500, 1900], price: 1530 },
  ])('D2 are $price of $chances', ({ chances, legs, price }) => {
    expect(builderPrice(together(...chances), legs.map(odds))).toBe(price)
  })

  // By hand as well: of legs that have nothing to do with each other, P is the product.
  it.each([
    { chances: [0.5, 0.5, 0.5], legs: [1900, 1900, 1900], price: 6490 },
    { chances: [0.6, 0.5, 0.4], legs: [1600, 1900, 2350], price: 6740 },
    { chances: [0.3, 0.25, 0.2, 0.1], legs: [3100, 3700, 4650, 9200], price: 512_820 },
    { chances: [0.9, 0.8, 0.7, 0.6], legs: [1070, 1200, 1370, 1600], price: 2930 },
    { chances: [0.9, 0.9, 0.9, 0.9, 0.9], legs: [1070, 1070, 1070, 1070, 1070], price: 1600 },
  ])('D2 are $price of $chances when they are independent', ({ chances, legs, price }) => {
    const chanceOf = (set: number) =>
      chances.reduce((all, chance, leg) => ((set >> leg) & 1 ? all * chance : all), 1)
    expect(builderPrice(chanceOf, legs.map(odds))).toBe(price)
  })

  const refusalOf = (list: Courses, count: number) => {
    const legOdds: readonly Odds[] = Array.from({ length: count }, () => odds(2000))
    return builderPrice(chancesIn(list), legOdds)
  }

  it('D2 are refused with the smallest legs that exclude each other', () => {
    const refused = 'impossible_combination'
    const pair = [0b011, 0b110].map((wins) => ({ weight: 1, wins }))
    expect(refusalOf(pair, 3)).toEqual({ refused, legs: [0, 2] })
    const triple = [0b1011, 0b1101, 0b1110].map((wins) => ({ weight: 1, wins }))
    expect(refusalOf(triple, 4)).toEqual({ refused, legs: [0, 1, 2] })
    const four = [0b0111, 0b1011, 0b1101, 0b1110].map((wins) => ({ weight: 1, wins }))
    expect(refusalOf(four, 4)).toEqual({ refused, legs: [0, 1, 2, 3] })
  })

  it('D2 are refused with a leg that adds nothing, and what it follows from', () => {
    const list = [
      { weight: 4, wins: 0b111 },
      { weight: 3, wins: 0b110 },
      { weight: 3, wins: 0b001 },
      { weight: 3, wins: 0b100 },
    ]
    expect(refusalOf(list, 3)).toEqual({ refused: 'implied_leg', leg: 2, impliedBy: [1] })
    const both = [0b111, 0b001, 0b010, 0b000].map((wins) => ({ weight: 1, wins }))
    expect(refusalOf(both, 3)).toEqual({ refused: 'implied_leg', leg: 2, impliedBy: [0, 1] })
  })

  it('D2 are refused where they would be too long', () => {
    const list = [
      { weight: 9, wins: 0b11 },
      { weight: 5000, wins: 0b01 },
      { weight: 4991, wins: 0b10 },
    ]
    expect(refusalOf(list, 2)).toEqual({ refused: 'odds_too_long' })
  })
})
