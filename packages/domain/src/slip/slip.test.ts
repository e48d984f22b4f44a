import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectionId as idOf } from '../markets/market/game-selection.ts'
import { CENTAVOS_MAX, centavos } from '../money/money.ts'
import { ODDS_MAX, odds } from '../odds/odds.ts'
import { combinations } from './combinations.ts'
import { bonusSum, hasDistinctGames, returnSum, slipRows, stakeSum } from './slip.ts'

/** One selection in a match of its own for each of the odds. */
const slipOf = (...thousandths: readonly number[]) =>
  thousandths.map((value, at) => ({
    selectionId: idOf(at + 1, 1),
    gameId: at + 1,
    odds: odds(value),
  }))

const slips = fc
  .array(fc.integer({ min: 1001, max: 10_000 }), { minLength: 1, maxLength: 8 })
  .map((values) => slipOf(...values))

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
    const counts = (selections: ReturnType<typeof slipOf>) =>
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

  it('counts every combination that can be built', () => {
    fc.assert(
      fc.property(slips, (selections) => {
        for (const row of slipRows(selections))
          expect(row.combinations).toBe(BigInt([...combinations(selections, row.legs)].length))
      }),
    )
  })

  it('costs twenty selections no more than counting: over a million combinations', () => {
    const rows = slipRows(slipOf(...Array(20).fill(2000)))
    expect(rows.reduce((sum, row) => sum + row.combinations, 0n)).toBe(2n ** 20n - 1n)
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

describe('bonusSum', () => {
  const bonusOf = (...thousandths: readonly number[]) => {
    const legs = thousandths.map((value) => odds(value))
    return bonusSum([{ stake: centavos(1000), legs }])
  }

  it('gives 1 % of the winnings of a double', () => {
    expect(bonusOf(1500, 2000)).toBe(20)
  })

  it('gives nothing to singles and to combinations with a short leg', () => {
    expect([bonusOf(1500), bonusOf(1500, 1290)]).toEqual([0, 0])
  })
})
