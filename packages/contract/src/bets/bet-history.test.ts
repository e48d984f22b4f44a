import { describe, expect, test } from 'vitest'
import { wagersHistoryRequest } from './bet-history.ts'

describe('the history of bets on the wire', () => {
  test('is requested by days and page, or by none of them', () => {
    for (const fields of [
      {},
      { from: '2026-11-01' },
      { from: '2025-01-31', to: '2026-11-21', page: '2' },
    ])
      expect(wagersHistoryRequest.parse(fields)).toEqual(fields)
  })

  test.each([
    { from: '01/11/2026' },
    { to: '2026-13-01' },
    { to: '2026-11-32' },
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
  ])('cannot be requested by %j', (fields) => {
    expect(wagersHistoryRequest.safeParse(fields).success).toBe(false)
  })
})
