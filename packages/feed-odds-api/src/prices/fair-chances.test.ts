import { withMargin } from '@caderneta/pricing/chances/price-chances'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fairChances, medianOf, medianPrice } from './fair-chances.ts'

/** Chances of two or three outcomes that add up to one. */
const chances = fc
  .array(fc.integer({ min: 5, max: 100 }), { minLength: 2, maxLength: 3 })
  .map((weights) => {
    const sum = weights.reduce((all, one) => all + one, 0)
    return weights.map((one) => one / sum)
  })

/** Three to nine bookmakers with chances of as many outcomes. */
const market = fc.integer({ min: 2, max: 3 }).chain((size) =>
  fc.array(
    chances.filter(({ length }) => length === size),
    { minLength: 3, maxLength: 9 },
  ),
)

const MARGIN = 0.05

it('finds the chances behind the prices of a bookmaker, whatever its margin', () => {
  fc.assert(
    fc.property(chances, fc.double({ min: 0, max: 0.15, noNaN: true }), (fair, margin) => {
      const prices = withMargin(fair, { margin, winners: 1 }).map((share) => 1 / share)
      const found = fairChances(prices)
      for (const [i, chance] of fair.entries()) expect(found?.[i]).toBeCloseTo(chance, 6)
    }),
  )
})

it('takes no odds that no bookmaker has', () => {
  for (const prices of [[], [2], [2, 0], [2, Number.NaN], [1, 3], [2, 20_000], [5, 5], [1.1, 1.1]])
    expect(fairChances(prices)).toBeNull()
})

it('offers no price of fewer than three bookmakers', () => {
  fc.assert(
    fc.property(chances, fc.integer({ min: 0, max: 2 }), (fair, count) => {
      expect(medianPrice(Array(count).fill(fair), MARGIN)).toBeNull()
    }),
  )
})

it('never sells a sure win, and keeps about its margin', () => {
  fc.assert(
    fc.property(market, (books) => {
      const odds = medianPrice(books, MARGIN)
      if (odds === null) return
      const sum = odds.reduce((all, one) => all + 1000 / one, 0)
      expect(sum).toBeGreaterThanOrEqual(1 + MARGIN - 1e-9)
      // Odds are cut down to two decimals: each share rises by less than a hundredth of itself.
      expect(sum).toBeLessThan((1 + MARGIN) * 1.01)
    }),
  )
})

it('does not depend on the order of the bookmakers', () => {
  fc.assert(
    fc.property(market, (books) => {
      expect(medianPrice(books.toReversed(), MARGIN)).toEqual(medianPrice(books, MARGIN))
    }),
  )
})

it('is moved by one absurd bookmaker no further than to the next opinion', () => {
  fc.assert(
    fc.property(market, fc.double({ min: 0, max: 1, noNaN: true }), (books, absurd) => {
      const own = books.map(([chance]) => Number(chance))
      const median = medianOf([...own, absurd])
      expect(median).toBeGreaterThanOrEqual(Math.min(...own))
      expect(median).toBeLessThanOrEqual(Math.max(...own))
    }),
  )
})

it('is the price of one opinion that all share', () => {
  expect(medianPrice(Array(3).fill([0.5, 0.5]), MARGIN)).toEqual([1900, 1900])
})
