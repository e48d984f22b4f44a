import { REFUSAL_CODES, REFUSAL_STATUS } from '@caderneta/contract/refusals'
import { describe, expect, it } from 'vitest'
import { readRefusal } from './read-refusal.ts'

const requestId = 'Ab3dEf6hIj9kLm2n'

describe('the reference of a refusal', () => {
  it.each(['fault', 'unavailable', 'overloaded'] as const)('is its request after %s', (code) => {
    const body = { success: false, code, msg: 'x', requestId }
    expect(readRefusal(body)?.reference).toBe(requestId)
  })

  it('is not there after a refusal that says what to do', () => {
    const expected = REFUSAL_CODES.filter((code) => REFUSAL_STATUS[code] < 500)
    const references = expected.map((code) => readRefusal({ code, requestId })?.reference)
    expect(new Set(references)).toEqual(new Set([null]))
  })

  it('is empty where the reply has none, as that of a proxy', () => {
    expect(readRefusal({ success: false })?.reference).toBeNull()
    expect(readRefusal({ success: false, code: 'fault', requestId: 5 })).toBeNull()
  })
})
