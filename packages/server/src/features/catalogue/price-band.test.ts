import { DOUBLE_CHANCE, MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { odds } from '@caderneta/domain/odds/odds'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchResult } from './book-fixtures.ts'
import { type KnownPrice, priceProblem } from './price-band.ts'

const PLAY = 'live 0-0'
const GAME = 501

/** Skips the branded type: the feed may send any number. */
function quotedMarket(rates: readonly number[]): MarketOdds {
  const market = matchResult(GAME, [185, 340, 420])
  const selections = market.selections.map((selection, i) =>
    Object.assign({}, selection, { odds: thousandths(rates[i] ?? 0) }),
  )
  return { ...market, selections }
}

/** Free of the rounding error of a multiplication; a non-integer stays one. */
function thousandths(rate: number): number {
  const near = Math.round(rate * 1000)
  return Math.abs(near - rate * 1000) < 1e-6 ? near : rate * 1000
}

const knownAs =
  (market: MarketOdds, play = PLAY) =>
  (selectionId: number): KnownPrice | undefined => {
    const known = market.selections.find((one) => one.selectionId === selectionId)
    return known && { odds: known.odds, play }
  }

const noKnownPrice = () => undefined

describe('the price band', () => {
  test.each([0, 1, Number.NaN, Number.POSITIVE_INFINITY, -2, 1.8555, 10_001])(
    'a price of %d is never trusted',
    (rate) => {
      expect(priceProblem(quotedMarket([rate, 3.4, 4.2]), noKnownPrice, PLAY)).toBe('not_odds')
    },
  )

  test('a market in which backing every selection wins for certain is not trusted', () => {
    expect(priceProblem(quotedMarket([1.85, 3.4, 4.2]), noKnownPrice, PLAY)).toBeNull()
    expect(priceProblem(quotedMarket([3.2, 3.4, 4.2]), noKnownPrice, PLAY)).toBe('sum')
  })

  test('a part of a market may cost less than it: none of its selections may win', () => {
    const part = { ...quotedMarket([3.2, 3.4, 4.2]), isPartial: true }
    expect(priceProblem(part, noKnownPrice, PLAY)).toBeNull()
    const broken = { ...quotedMarket([1, 3.4, 4.2]), isPartial: true }
    expect(priceProblem(broken, noKnownPrice, PLAY)).toBe('not_odds')
  })

  test.each([
    [[1.95, 2.05], null],
    [[2, 2], null],
    [[2.001, 2], 'sum'],
    [[3, 3, 3], null],
    [[3.001, 3, 3], 'sum'],
    [[1.07, 15.29], 'sum'],
    [[1.07, 15.285], null],
  ] as const)(
    'a book of %j is suspended when its inverse odds sum to less than one',
    (rates, problem) => {
      const market = {
        ...quotedMarket(rates),
        selections: quotedMarket(rates).selections.slice(0, rates.length),
      }
      expect(priceProblem(market, noKnownPrice, PLAY)).toBe(problem)
      expect(priceProblem({ ...market, status: 'suspended' }, noKnownPrice, PLAY)).toBeNull()
    },
  )

  test('no trusted book lets a stake on each selection win for certain', () => {
    const rates = fc.array(fc.integer({ min: 1_010, max: 60_000 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(rates, fc.boolean(), (thousandths, isDoubleChance) => {
        const marketId = isDoubleChance ? DOUBLE_CHANCE : MATCH_RESULT
        const market = { ...quotedMarket(thousandths.map((one) => one / 1000)), marketId }
        const product = thousandths.reduce((all, one) => all * BigInt(one), 1n)
        const stakes = thousandths.map((one) => (1000n * product) / BigInt(one))
        const isSure =
          stakes.reduce((all, one) => all + one, 0n) < product * (isDoubleChance ? 2n : 1n)
        expect(priceProblem(market, noKnownPrice, PLAY)).toBe(isSure ? 'sum' : null)
      }),
    )
  })

  test('a double chance pays two selections, so its inverse odds sum to at least two', () => {
    const market = { ...quotedMarket([1.3, 1.3, 1.6]), marketId: DOUBLE_CHANCE }
    expect(priceProblem(market, noKnownPrice, PLAY)).toBeNull()
    const generous = { ...quotedMarket([1.5, 1.5, 1.6]), marketId: DOUBLE_CHANCE }
    expect(priceProblem(generous, noKnownPrice, PLAY)).toBe('sum')
  })

  test('a price a hundred times as high is not trusted, however small its share', () => {
    const before = knownAs(quotedMarket([1.02, 18, 60]))
    for (const rates of [
      [102, 18, 60],
      [1.02, 1800, 60],
      [1.02, 18, 6000],
    ])
      expect(priceProblem(quotedMarket(rates), before, PLAY)).not.toBeNull()
  })

  test('a price a hundredth as high is not trusted', () => {
    expect(
      priceProblem(quotedMarket([1.01, 3.4, 4.2]), knownAs(quotedMarket([101, 3.4, 1.4])), PLAY),
    ).not.toBeNull()
  })

  test('a market that suddenly loses or doubles its margin is not trusted', () => {
    expect(
      priceProblem(quotedMarket([1.2, 1.8, 2]), knownAs(quotedMarket([1.85, 3.4, 4.2])), PLAY),
    ).toBe('sum')
  })

  test('a goal moves prices further than any other step', () => {
    const before = knownAs(quotedMarket([1.3, 5, 40]))
    expect(priceProblem(quotedMarket([40, 1.9, 1.95]), before, PLAY)).toBe('step')
    expect(priceProblem(quotedMarket([40, 1.9, 1.95]), before, 'live 0-1')).toBeNull()
  })

  test('the scores still possible after a goal divide the share of the others', () => {
    const before = knownAs(quotedMarket([60, 40, 9]))
    expect(priceProblem(quotedMarket([2.1, 4, 3.4]), before, 'live 0-1')).toBeNull()
    expect(priceProblem(quotedMarket([2.1, 4, 3.4]), before, PLAY)).toBe('sum')
  })

  test('a part of a market may be closed at its last odds', () => {
    const passed = quotedMarket([8.5, 12, 40])
    expect(priceProblem(passed, noKnownPrice, PLAY)).toBe('sum')
    expect(priceProblem({ ...passed, status: 'closed' }, noKnownPrice, PLAY)).toBeNull()
    expect(
      priceProblem({ ...quotedMarket([0, 12, 40]), status: 'closed' }, noKnownPrice, PLAY),
    ).toBe('not_odds')
  })

  test('every move between two markets of the same margin is trusted after a goal', () => {
    const shares = fc.tuple(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 98 }))
    const market = shares
      .filter(([home, draw]) => home + draw < 100)
      .map(([home, draw]) => [home, draw, 100 - home - draw].map((share) => 94 / share))
      .filter((rates) => rates.every((rate) => rate > 1.001))
      .map((rates) => quotedMarket(rates.map((rate) => Math.floor(rate * 100) / 100)))
    fc.assert(
      fc.property(market, market, (before, after) => {
        expect(priceProblem(after, knownAs(before), 'live 1-0')).toBeNull()
      }),
    )
  })

  test('a price multiplied or divided by a hundred is never trusted without a goal', () => {
    const rates = fc.tuple(
      fc.integer({ min: 110, max: 5_000 }),
      fc.integer({ min: 110, max: 5_000 }),
      fc.integer({ min: 110, max: 5_000 }),
    )
    const problem = fc.record({ place: fc.nat(2), factor: fc.constantFrom(100, 0.01, 0) })
    fc.assert(
      fc.property(rates, problem, (before, { place: index, factor }) => {
        const wrong = before.map((rate, i) => (i === index ? rate * factor : rate) / 100)
        const known = knownAs(quotedMarket(before.map((rate) => rate / 100)))
        expect(priceProblem(quotedMarket(wrong), known, PLAY)).not.toBeNull()
      }),
    )
  })

  test('one selection alone has no sum', () => {
    const market = quotedMarket([1.85, 3.4, 4.2])
    const alone = { ...market, selections: market.selections.slice(1, 2) }
    expect(priceProblem(alone, noKnownPrice, PLAY)).toBeNull()
    expect(alone.selections[0]?.odds).toBe(odds(3400))
  })
})
