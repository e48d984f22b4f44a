import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endToEndId, isEndToEndId, txidOf } from './pix-txid.ts'

describe('txidOf', () => {
  it('is the digits of the UUID', () => {
    expect(txidOf('123E4567-e12b-12d1-a456-426655440000')).toBe('123e4567e12b12d1a456426655440000')
  })

  it('fits the API Pix and differs for each deposit', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        expect(txidOf(one)).toMatch(/^[A-Za-z0-9]{26,35}$/)
        expect(txidOf(one) === txidOf(other)).toBe(one === other)
      }),
    )
  })

  it.each([
    '',
    'deposit',
    '123e4567-e12b-12d1-a456-42665544000',
    'x123e4567-e12b-12d1-a456-426655440000',
    '123e4567-e12b-12d1-a456-426655440000x',
  ])('throws on %j', (text) => {
    expect(() => txidOf(text)).toThrow(new RangeError(`no UUID: ${text}`))
  })
})

describe('endToEndId', () => {
  it('puts bank, minute and the free part together in 32 characters', () => {
    const id = endToEndId('12345678', '202611210230', 'abcDEF12345')
    expect(id).toBe('E12345678202611210230abcDEF12345')
    expect(id).toHaveLength(32)
    expect(isEndToEndId(id)).toBe(true)
  })

  it.each([
    ['1234567', '202611210230', 'abcDEF12345'],
    ['12345678', '2026-11-21', 'abcDEF12345'],
    ['12345678', '202611210230', 'abc'],
    ['12345678', '202611210230', 'abcDEF1234!'],
  ])('throws on %j %j %j', (ispb, minute, unique) => {
    expect(() => endToEndId(ispb, minute, unique)).toThrow(
      new RangeError(`no endToEndId: E${ispb}${minute}${unique}`),
    )
  })

  it('knows the identifier of a return and no other letter', () => {
    expect(isEndToEndId('D12345678202611210230abcDEF12345')).toBe(true)
    expect(isEndToEndId('X12345678202611210230abcDEF12345')).toBe(false)
    expect(isEndToEndId('xE12345678202611210230abcDEF12345')).toBe(false)
    expect(isEndToEndId('E12345678202611210230abcDEF12345x')).toBe(false)
  })
})
