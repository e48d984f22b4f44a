import type { BetWire } from '@caderneta/contract/bets/wagers'
import { expect, test } from 'vitest'
import { bonusRight } from './bonus-right.ts'

function bet(changes: Partial<BetWire['betInfo']>): BetWire {
  const betInfo = {
    ...{ betId: 5, reference: 'AB12', betStatus: 'win' as const, price: 1, potencialReturns: 2 },
    ...{ returnOffered: 0, ableToFinish: false, rate: 2, bonus: 0, paid: 2, cashback: 0 },
    ...{ placedAt: 0, settledAt: 1_000_000, ...changes },
  }
  return { betInfo, odds: [] }
}

const settled = bet({})
const placedAt = (time: number, bonus = 0) => bet({ placedAt: time, bonus })

test('the bonus counts long after the first bet was settled as won or lost, and not before', () => {
  expect(bonusRight([settled])(placedAt(1_100_000))).toBe(true)
  expect(bonusRight([bet({ betStatus: 'lose' })])(placedAt(1_100_000))).toBe(true)
  expect(bonusRight([settled])(placedAt(1_000_000, 3))).toBe(false)
})

test('a bet that is void, closed early or pending is not settled in this sense', () => {
  for (const betStatus of ['void', 'cashed_out', 'cancelled', 'pending'] as const)
    expect(bonusRight([bet({ betStatus })])(placedAt(1_100_000, 3))).toBe(false)
})

test('just after the first settlement the bonus is as the bet is listed', () => {
  expect(bonusRight([settled])(placedAt(1_000_500, 3))).toBe(true)
  expect(bonusRight([settled])(placedAt(1_000_500, 0))).toBe(false)
})
