import { describe, expect, test } from 'vitest'
import { isRefusal, REFUSAL_CODES, REFUSAL_STATUS, refuse, refuseFields } from './refusals.ts'

describe('the closed list of refusals', () => {
  test('gives every code a status of its class: client error or server error', () => {
    for (const code of REFUSAL_CODES) {
      const status = REFUSAL_STATUS[code]
      const isOurs = code === 'fault' || code === 'unavailable' || code === 'overloaded'
      expect([code, status >= 500]).toEqual([code, isOurs])
      expect([code, status >= 400]).toEqual([code, true])
    }
  })

  test('keeps to the statuses of the calls: conflicts 409, rules 422, sessions 401', () => {
    expect(REFUSAL_STATUS.odds_changed).toBe(409)
    expect(REFUSAL_STATUS.slip_reused).toBe(409)
    expect(REFUSAL_STATUS.not_enough_cash).toBe(422)
    expect(REFUSAL_STATUS.same_match).toBe(422)
    expect(REFUSAL_STATUS.no_session).toBe(401)
    expect(REFUSAL_STATUS.not_activated).toBe(403)
    expect(REFUSAL_STATUS.too_many_requests).toBe(429)
  })

  test('codes are plain English words joined by underscores', () => {
    for (const code of REFUSAL_CODES) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
  })

  test('a refusal is a value that can be distinguished from any other', () => {
    expect(isRefusal(refuse('not_enough_cash'))).toBe(true)
    expect(isRefusal(refuseFields({ cpf: 'cpf_invalid' }))).toBe(true)
    for (const other of [null, undefined, 'fault', 409, {}, { code: 'fault' }])
      expect(isRefusal(other)).toBe(false)
  })

  test('carries facts and fields only where there are some', () => {
    expect(refuse('same_match')).toEqual({ refused: 'same_match' })
    expect(refuse('odds_changed', { odds: [] })).toEqual({
      refused: 'odds_changed',
      facts: { odds: [] },
    })
    expect(refuseFields({ cpf: 'taken' })).toEqual({
      refused: 'invalid_fields',
      fields: { cpf: 'taken' },
    })
  })
})
