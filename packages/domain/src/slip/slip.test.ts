import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENTAVOS_MAX, centavos } from '../money/money.ts'
import { oddsProduct } from '../odds/combined-odds.ts'
import { ODDS_MAX, odds } from '../odds/odds.ts'
import { combinations } from './combinations.ts'
import {
  bonusSum,
  hasDistinctGames,
  returnSum,
  rowBonus,
  rowReturn,
  type SlipRow,
  type SlipSelection,
  slipRows,
  stakeSum,
  sumCombinations,
} from './slip.ts'

/** One selection in a match of its own for each of the odds. */
const slipOf = (...thousandths: readonly number[]): SlipSelection[] =>
  thousandths.map((value, at) => ({
    selectionId: (at + 1) * 1000 + 1,
    gameId: at + 1,
    odds: odds(value),
  }))

const slips = fc
  .array(fc.integer({ min: 1001, max: 10_000 }), { minLength: 1, maxLength: 8 })
  .map((values) => slipOf(...values))
const stakes = fc.integer({ min: 1, max: 100_000 }).map((value) => centavos(value))

/** Every combination of a row, built one by one with the same stake. */
const combinationsOf = (selections: readonly SlipSelection[], row: SlipRow, stake: number) =>
  [...combinations(selections, row.legs)].map((combination) => ({
    stake: centavos(stake),
    legs: combination.map((selection) => selection.odds),
  }))

describe('hasDistinctGames', () => {
  it('is so when every selection has a match of its own', () => {
    expect(hasDistinctGames([{ gameId: 1 }, { gameId: 2 }, { gameId: 3 }])).toBe(true)
    expect(hasDistinctGames([])).toBe(true)
  })

  it('is not so when two selections share a match', () => {
    expect(hasDistinctGames([{ gameId: 1 }, { gameId: 2 }, { gameId: 1 }])).toBe(false)
  })
})

describe('slipRows', () => {
  it('counts 3, 3, 1 combinations of three matches and 4, 6, 4, 1 of four', () => {
    const counts = (selections: SlipSelection[]) =>
      slipRows(selections).map((row) => row.combinations)
    expect(counts(slipOf(1500, 2000, 3000))).toEqual([3n, 3n, 1n])
    expect(counts(slipOf(1500, 2000, 3000, 4000))).toEqual([4n, 6n, 4n, 1n])
    expect(counts([])).toEqual([])
  })

  it('keeps the singles alone when two of three selections share a match', () => {
    const [first, second, third] = slipOf(1500, 2000, 3000)
    const shared = [first, second, third].flatMap((each) => (each ? [{ ...each, gameId: 7 }] : []))
    expect(slipRows(shared).map((row) => [row.legs, row.combinations])).toEqual([[1, 3n]])
  })

  it('sums the odds of every combination exactly', () => {
    fc.assert(
      fc.property(slips, (selections) => {
        for (const row of slipRows(selections)) {
          const products = combinationsOf(selections, row, 1).map((combination) =>
            oddsProduct(combination.legs),
          )
          expect(row.oddsSum).toBe(products.reduce((sum, product) => sum + product, 0n))
          expect(row.combinations).toBe(BigInt(products.length))
        }
      }),
    )
  })

  it('costs twenty selections no more than counting: over a million combinations', () => {
    const rows = slipRows(slipOf(...Array(20).fill(2000)))
    expect(sumCombinations(rows)).toBe(2n ** 20n - 1n)
    expect(rows[9]?.oddsSum).toBe(184_756n * 2000n ** 10n)
  })
})

describe('stakeSum', () => {
  it('SLP-26 is the sum of all singles and multiples', () => {
    const single = { stake: centavos(500), combinations: 1n }
    expect(stakeSum([single, single, { stake: centavos(200), combinations: 1n }])).toBe(1200)
  })

  it('counts a row once for each of its combinations', () => {
    expect(stakeSum([{ stake: centavos(250), combinations: 3n }])).toBe(750)
    expect(stakeSum([])).toBe(0)
  })

  it('is cut where no amount could be written down', () => {
    expect(stakeSum([{ stake: centavos(1_000_000), combinations: 10n ** 20n }])).toBe(CENTAVOS_MAX)
  })
})

describe('returnSum', () => {
  it('SLP-27 the potential return is the sum of stake times rate', () => {
    const combinations = [
      { stake: centavos(1000), legs: [odds(1850)] },
      { stake: centavos(500), legs: [odds(2000)] },
    ]
    expect(combinations.map((combination) => returnSum([combination]))).toEqual([1850, 1000])
    expect(returnSum(combinations)).toBe(2850)
  })

  it('is zero without combinations and never overflows', () => {
    expect(returnSum([])).toBe(0)
    const longest = { stake: centavos(100), legs: Array(20).fill(odds(ODDS_MAX)) }
    expect(returnSum([longest, longest])).toBe(CENTAVOS_MAX)
  })
})

describe('rowReturn', () => {
  it('returns the sum of the doubles', () => {
    const [, doubles] = slipRows(slipOf(1500, 2000, 3000))
    if (!doubles) throw new Error('no doubles')
    expect(rowReturn(doubles, centavos(200))).toBe(600 + 900 + 1200)
  })

  it('is what the combinations return, plus less than a centavo for each', () => {
    fc.assert(
      fc.property(slips, stakes, (selections, stake) => {
        for (const row of slipRows(selections)) {
          const above = rowReturn(row, stake) - returnSum(combinationsOf(selections, row, stake))
          expect(above).toBeGreaterThanOrEqual(0)
          expect(above).toBeLessThan(Number(row.combinations))
        }
      }),
    )
  })

  it('is exact for the one combination of all selections', () => {
    fc.assert(
      fc.property(slips, stakes, (selections, stake) => {
        const last = slipRows(selections).at(-1)
        if (!last) throw new Error('no rows')
        expect(rowReturn(last, stake)).toBe(returnSum(combinationsOf(selections, last, stake)))
      }),
    )
  })
})

describe('rowBonus and bonusSum', () => {
  it('give 1 % of the winnings of a double', () => {
    const selections = slipOf(1500, 2000)
    const double = slipRows(selections)[1]
    if (!double) throw new Error('no double')
    expect(rowBonus(double, centavos(1000))).toBe(20)
    expect(bonusSum(combinationsOf(selections, double, 1000))).toBe(20)
  })

  it('give nothing to singles and to combinations with a short leg', () => {
    const [singles, doubles] = slipRows(slipOf(1500, 1290))
    if (!singles || !doubles) throw new Error('no rows')
    expect([singles, doubles].map((row) => rowBonus(row, centavos(1000)))).toEqual([0, 0])
  })

  it('count only the combinations whose legs are all long enough', () => {
    const [, doubles] = slipRows(slipOf(1500, 2000, 1100))
    if (!doubles) throw new Error('no doubles')
    expect(doubles.bonusCombinations).toBe(1n)
    expect(rowBonus(doubles, centavos(1000))).toBe(20)
  })

  it('agree within a centavo a combination', () => {
    fc.assert(
      fc.property(slips, stakes, (selections, stake) => {
        for (const row of slipRows(selections)) {
          const apart = rowBonus(row, stake) - bonusSum(combinationsOf(selections, row, stake))
          expect(Math.abs(apart)).toBeLessThanOrEqual(Number(row.combinations))
        }
      }),
    )
  })
})
