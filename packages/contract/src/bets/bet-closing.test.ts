import { describe, expect, test } from 'vitest'
import { CLOSING_PARTS, wagersCancelRequest } from './bet-closing.ts'

const CLOSING = { bet_wager_id: '12', returnOffered: '8.00' }

describe('the closing of a bet on the wire', () => {
  test('names the bet and the quote, and a part when it is not the whole', () => {
    expect(wagersCancelRequest.parse(CLOSING)).toEqual(CLOSING)
    for (const part of [...CLOSING_PARTS, 1, 99].map(String))
      expect(wagersCancelRequest.parse({ ...CLOSING, part })).toEqual({ ...CLOSING, part })
  })

  test.each(['', '0', '-5', '101', '50.5', '050', 'half', '1e1'])('has no part %j', (part) => {
    expect(wagersCancelRequest.safeParse({ ...CLOSING, part }).success).toBe(false)
  })

  test.each(['', '01', '-1', '1.5', '12 or 1=1', '1'.repeat(16)])(
    'has no bet %j',
    (bet_wager_id) => {
      expect(wagersCancelRequest.safeParse({ ...CLOSING, bet_wager_id }).success).toBe(false)
    },
  )

  test('may state what was at stake', () => {
    expect(wagersCancelRequest.parse({ ...CLOSING, atStake: '10' }).atStake).toBe('10')
  })

  test('needs the quote', () => {
    expect(wagersCancelRequest.safeParse({ bet_wager_id: '12' }).success).toBe(false)
  })
})
