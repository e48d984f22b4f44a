import { centavos } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import { largestStake } from '@caderneta/domain/slip/largest-stake'
import { describe, expect, test } from 'vitest'
import { sampleClient } from '../../../testing/sample-player.ts'
import { sampleSum } from '../../../testing/slip-samples.ts'
import { ownMaximum, type StakeLimits, stakeLimits, stakeRoom, stakesAt } from './slip-limits.ts'
import { setRowStake } from './slip-state.ts'

const limits: StakeLimits = {
  stakeMin: centavos(100),
  stakeMax: centavos(1_000_000),
  payoutMax: centavos(40_300),
  isBonusOn: true,
}
const THREE = [{ rate: 1500 }, { rate: 2000 }, { rate: 4000 }]

describe('the largest stake of one bet', () => {
  const two = [odds(2000), odds(2000)]

  test('counts the multiple bonus while it is offered, as the server does', () => {
    expect(ownMaximum(two, limits)).toEqual({ stake: 10_000, limit: 'bet', selectionId: null })
    const ended = { ...limits, isBonusOn: false }
    expect(ownMaximum(two, ended).stake).toBe(10_075)
    expect(ownMaximum(two, ended).stake).toBe(largestStake(two, limits.payoutMax, 0))
  })

  test('is at most the largest stake of any bet', () => {
    const low = { ...limits, stakeMax: centavos(500) }
    expect(ownMaximum(two, low)).toEqual({ stake: 500, limit: 'stake', selectionId: null })
  })

  test('the site settings decide whether the bonus applies', () => {
    const offers = { ...sampleClient.offers, multiples: false }
    expect(stakeLimits({ ...sampleClient, offers }).isBonusOn).toBe(false)
    expect(stakeLimits(sampleClient).isBonusOn).toBe(true)
  })
})

describe('the largest stake of a target within the money', () => {
  const room = (target: Parameters<typeof stakeRoom>[1], maximum: number, money: number) =>
    stakeRoom(sampleSum(THREE), target, centavos(maximum), centavos(money))

  test('of a single is its maximum or all the money', () => {
    expect(room({ of: 'selection', selectionId: 300_001 }, 25_000, 90_000)).toBe(25_000)
    expect(room({ of: 'selection', selectionId: 300_001 }, 25_000, 90)).toBe(90)
  })

  test('of several bets is a share of the money, rounded down', () => {
    expect(room({ of: 'all' }, 25_000, 1000)).toBe(333)
    expect(room({ of: 'row', legs: 2 }, 25_000, 3001)).toBe(1000)
  })

  test('is zero without money', () => {
    expect(room({ of: 'all' }, 25_000, 0)).toBe(0)
  })
})

test('the stakes of a target are those of its bets', () => {
  const staked = [{ rate: 1500, stake: '5' }, { rate: 2000, stake: '7' }, { rate: 4000 }]
  const sum = sampleSum(staked, (slip) => setRowStake(slip, 2, '1'))
  expect(stakesAt(sum, { of: 'all' })).toBe(1200)
  expect(stakesAt(sum, { of: 'selection', selectionId: 200_001 })).toBe(700)
  expect(stakesAt(sum, { of: 'row', legs: 2 })).toBe(300)
  expect(stakesAt(sum, { of: 'combination', key: '100001+200001', legs: 2 })).toBe(100)
})
