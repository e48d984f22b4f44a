import { isRefusal } from '@caderneta/contract/refusals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUrlencoded } from './urlencoded-body.ts'

function fieldsOf(text: string): Record<string, string> | string {
  const parsed = parseUrlencoded(text)
  return isRefusal(parsed) ? parsed.refused : Object.fromEntries(parsed)
}

describe('parseUrlencoded', () => {
  it('parses what URLSearchParams writes', () => {
    const fields = fc.dictionary(
      fc.stringMatching(/^[B-Z][A-Za-z0-9_]{0,8}$/),
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      { minKeys: 1 },
    )
    fc.assert(
      fc.property(fields, (pairs) => {
        expect(fieldsOf(new URLSearchParams(pairs).toString())).toEqual({ ...pairs })
      }),
    )
  })

  it('accepts a name without a value', () => {
    expect(fieldsOf('a&b=&c=1+2%2B3')).toEqual({ a: '', b: '', c: '1 2+3' })
  })

  it.each([
    'a=%',
    'a=%zz',
    'a=%ff',
    'a=%c3%28',
    'a=1&&b=2',
    '=1',
    'a=1&a=2',
    'a=1&%61=2',
    '__proto__=1',
    'constructor=1',
    '0=1',
    'a[]=1',
  ])('refuses %s', (text) => {
    expect(fieldsOf(text)).toBe('malformed')
  })

  it('names the field that contains a NUL', () => {
    const refusal = { refused: 'invalid_fields', fields: { a: 'invalid' } }
    expect(parseUrlencoded('b=1&a=%00')).toEqual(refusal)
  })

  it('refuses more fields than any form has', () => {
    const pairs = Array.from({ length: 20_000 }, (_, i) => `a${i}=1`)
    expect(fieldsOf(pairs.join('&'))).toBe('too_large')
  })
})
