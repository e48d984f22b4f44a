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

  test.each(['', 'a b', 'é', '<x>', '1'.repeat(401)])('has no signed quote %j', (quote) => {
    expect(wagersCancelRequest.safeParse({ ...CLOSING, quote }).success).toBe(false)
  })

  test('needs the amount of the quote, and may send the signed quote with it', () => {
    const quote = `mb1x.3uw.${Array(20).fill('2gosa7pa2gv').join('-')}.${'_'.repeat(43)}`
    expect(wagersCancelRequest.parse({ ...CLOSING, quote }).quote).toBe(quote)
    expect(wagersCancelRequest.safeParse({ bet_wager_id: '12' }).success).toBe(false)
  })
})
