import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { odds } from '@caderneta/domain/odds/odds'
import { slipRows } from '@caderneta/domain/slip/slip'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleSum } from '../../../testing/slip-samples.ts'
import { keyOf, legOdds } from './slip-multiples.ts'
import { setCombinationStake, setRowStake } from './slip-state.ts'

const THREE = [{ rate: 1500 }, { rate: 2000 }, { rate: 3000 }]

describe('rows of multiples', () => {
  test('three selections of three matches give three doubles and one treble', () => {
    const { rows } = sampleSum(THREE)
    expect(rows.map(({ legs, count }) => [legs, count])).toEqual([
      [2, 3n],
      [3, 1n],
    ])
  })

  test('VAL-63 three selections of two matches give none', () => {
    expect(sampleSum([{ rate: 1500 }, { rate: 2000 }, { rate: 3000, gameId: 1 }]).rows).toEqual([])
  })

  test('a selection that is not open stays out and blocks no other', () => {
    const suspended = [...THREE, { rate: 5000, status: 'suspended' as const }]
    const sum = sampleSum(suspended, (slip) => setRowStake(slip, 2, '5'))
    expect(sum.rows.map(({ legs, count }) => [legs, count])).toEqual([
      [2, 3n],
      [3, 1n],
    ])
    expect(sum.stakes).toBe(1500)
  })

  test('a row of more combinations than a submission accepts is shown and has no stake', () => {
    const twelve = Array.from({ length: 12 }, () => ({ rate: 2000 }))
    const sum = sampleSum(twelve, (slip) => setRowStake(setRowStake(slip, 6, '1'), 2, '1'), 500)
    expect(sum.rows.filter((row) => row.isTooLong).map((row) => row.legs)).toEqual([5, 6, 7])
    expect(sum.betsCount).toBe(66)
  })

  test('counts as the domain does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), (count) => {
        const selections = Array.from({ length: count }, () => ({ rate: 2000 }))
        const domain = slipRows(
          selections.map((_, at) => ({ selectionId: at, gameId: at, odds: odds(2000) })),
        )
        const { rows } = sampleSum(selections)
        const singles = BigInt(count)
        const counted = domain.reduce((sum, row) => sum + row.combinations, 0n)
        expect(counted).toBe(rows.reduce((sum, row) => sum + row.count, singles))
      }),
    )
  })
})

describe('stakes and sums', () => {
  test('SLP-26 singles of 5,00 and 5,00 and a double of 2,00 make 12,00', () => {
    const two = [
      { rate: 1500, stake: '5,00' },
      { rate: 2000, stake: '5,00' },
    ]
    const sum = sampleSum(two, (slip) => setRowStake(slip, 2, '2,00'))
    expect(sum.stakes).toBe(1200)
    // 7,50 + 10,00 + 2,00 × 3.00; the bonus of 1 % of the 4,00 won comes on top.
    expect(sum.potentialReturns).toBe(2350)
    expect(sum.bonus).toBe(4)
  })

  test('a row puts its stake on each of its combinations', () => {
    const sum = sampleSum(THREE, (slip) => setRowStake(slip, 2, '1'))
    expect(sum.betsCount).toBe(3)
    expect(sum.stakes).toBe(300)
    expect(sum.potentialReturns).toBe(300 + 450 + 600)
  })

  test('ENT-20 a multiple names its odds, their number, its stake and its rate', () => {
    const [row] = sampleSum(THREE.slice(0, 2), (slip) => setRowStake(slip, 2, '2')).rows
    const [multiple] = row?.staked ?? []
    const picks = multiple?.picks ?? []
    expect(picks.map(({ selection }) => selection.selectionId)).toEqual([100_001, 200_001])
    expect([picks.length, multiple?.stake]).toEqual([2, 200])
    expect(combinedRateText(legOdds(picks))).toBe('3.00')
    expect(row?.sum).toEqual({ stakes: 200, potentialReturns: 600, bonus: 4 })
  })

  test('ENT-20 a combination with its own stake precedes its row', () => {
    const sum = sampleSum(THREE, (slip) =>
      setCombinationStake(setRowStake(slip, 2, '1'), '100001+300001', '10'),
    )
    const doubles = sum.rows[0]?.staked ?? []
    expect(doubles.map((each) => [keyOf(each.picks), each.stake])).toEqual([
      ['100001+200001', 100],
      ['100001+300001', 1000],
      ['200001+300001', 100],
    ])
    expect(sum.rows[0]?.hasOwnStakes).toBe(true)
  })

  test('one combination alone is bet on without its row', () => {
    const sum = sampleSum(THREE, (slip) => setCombinationStake(slip, '100001+300001', '10'))
    expect([sum.betsCount, sum.stakes, sum.potentialReturns]).toEqual([1, 1000, 4500])
  })

  test('an emptied combination leaves a staked row', () => {
    const sum = sampleSum(THREE, (slip) =>
      setCombinationStake(setRowStake(slip, 2, '1'), '100001+200001', ''),
    )
    expect(sum.betsCount).toBe(2)
  })

  test('a leg below 1.30 leaves a multiple without bonus', () => {
    const sum = sampleSum([{ rate: 1290 }, { rate: 2000 }], (slip) => setRowStake(slip, 2, '100'))
    expect(sum.bonus).toBe(0)
  })
})
