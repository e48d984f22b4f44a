import { describe, expect, test } from 'vitest'
import { wagersSaveRequest, wagersUserRequest, wagerWire } from './wagers.ts'

const SLIP = {
  wagers: '[]',
  cashbackActive: 'false',
  slipId: '0190d3a0-7b1c-4f00-8000-000000000001',
}

describe('a slip on the wire', () => {
  test('has its combinations, the cashback choice and a key', () => {
    expect(wagersSaveRequest.parse(SLIP)).toEqual(SLIP)
  })

  test.each(['', 'abc', '0190d3a0', '0190d3a0-7b1c-0f00-8000-000000000001', '../../etc/passwd'])(
    'the key %j is no UUID',
    (slipId) => {
      expect(wagersSaveRequest.safeParse({ ...SLIP, slipId }).success).toBe(false)
    },
  )

  test('a key is read in either case', () => {
    const slipId = SLIP.slipId.toUpperCase()
    expect(wagersSaveRequest.safeParse({ ...SLIP, slipId }).success).toBe(true)
  })

  test('the cashback choice is the JSON text of a boolean', () => {
    for (const cashbackActive of ['True', '1', 'yes', ''])
      expect(wagersSaveRequest.safeParse({ ...SLIP, cashbackActive }).success).toBe(false)
  })

  test('a combination names whole selections, at least one', () => {
    const wager = { betGamesOddId: [1001], price: '5.00', rate: 1.85 }
    expect(wagerWire.parse(wager)).toEqual(wager)
    for (const wrong of [[], [0], [-1], [1.5], ['1001'], [2 ** 53], [null]])
      expect(wagerWire.safeParse({ ...wager, betGamesOddId: wrong }).success).toBe(false)
  })

  test('a combination is refused without its stake or the rate that was seen', () => {
    expect(wagerWire.safeParse({ betGamesOddId: [1], rate: 2 }).success).toBe(false)
    expect(wagerWire.safeParse({ betGamesOddId: [1], price: 2 }).success).toBe(false)
    expect(wagerWire.safeParse({ betGamesOddId: [1], price: {}, rate: 2 }).success).toBe(false)
  })
})

describe('the tabs of My bets', () => {
  test('are five, or none', () => {
    for (const tab of ['finish', 'live', 'pending', 'finished', 'all'])
      expect(wagersUserRequest.safeParse({ tab }).success).toBe(true)
    expect(wagersUserRequest.safeParse({}).success).toBe(true)
    expect(wagersUserRequest.safeParse({ tab: 'won' }).success).toBe(false)
  })
})
