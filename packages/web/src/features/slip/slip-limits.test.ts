import { centavos } from '@caderneta/domain/money'
import { odds } from '@caderneta/domain/odds'
import { describe, expect, test } from 'vitest'
import { type StakeLimits, stakeFault, stakeRoom, stakesAt } from './slip-limits.ts'
import { sampleSum } from './slip-samples.ts'
import { setRowStake } from './slip-state.ts'

const limits: StakeLimits = {
  stakeMin: centavos(100),
  stakeMax: centavos(1_000_000),
  payoutMax: centavos(100_000),
}
const MONEY = centavos(90_000)
const THREE = [{ rate: 1500 }, { rate: 2000 }, { rate: 4000 }]

describe('a stake out of the limits', () => {
  test.each([
    [99, { is: 'small', limit: 100 }],
    [100, null],
    [50_000, null],
    [50_001, { is: 'large', limit: 50_000 }],
  ])('%i centavos at 2.00: %o', (stake, fault) => {
    expect(stakeFault(centavos(stake), [odds(2000)], limits)).toEqual(fault)
  })
})

describe('the largest stake of a place', () => {
  const room = (place: Parameters<typeof stakeRoom>[1], money = MONEY) =>
    stakeRoom(sampleSum(THREE), place, limits, money)

  test('of a single is what its payout allows', () => {
    expect(room({ of: 'selection', selectionId: 3001 })).toBe(25_000)
  })

  test('for all singles is what the highest odds allow, and a share of the money', () => {
    expect(room({ of: 'all' })).toBe(25_000)
    expect(room({ of: 'all' }, centavos(1000))).toBe(333)
  })

  test('of a row counts its lines and its highest product', () => {
    expect(room({ of: 'row', legs: 2 }, centavos(3001))).toBe(1000)
    // 2.00 × 4.00 with 1 % of the winnings is 8.07.
    expect(room({ of: 'row', legs: 2 })).toBe(12_391)
  })

  test('is nothing without money, and for a selection that is gone', () => {
    expect(room({ of: 'all' }, centavos(0))).toBe(0)
    expect(room({ of: 'selection', selectionId: 9 })).toBe(0)
  })
})

test('the stakes of a place are those of its bets', () => {
  const staked = [{ rate: 1500, stake: '5' }, { rate: 2000, stake: '7' }, { rate: 4000 }]
  const sum = sampleSum(staked, (slip) => setRowStake(slip, 2, '1'))
  expect(stakesAt(sum, { of: 'all' })).toBe(1200)
  expect(stakesAt(sum, { of: 'selection', selectionId: 2001 })).toBe(700)
  expect(stakesAt(sum, { of: 'row', legs: 2 })).toBe(300)
  expect(stakesAt(sum, { of: 'combination', key: '1001+2001', legs: 2 })).toBe(100)
})
