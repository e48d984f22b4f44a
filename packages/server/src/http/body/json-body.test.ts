import { isRefusal } from '@caderneta/contract/refusals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJsonFields } from './json-body.ts'

function fieldsOf(text: string): Record<string, string> | string {
  const parsed = parseJsonFields(text)
  return isRefusal(parsed) ? parsed.refused : Object.fromEntries(parsed)
}

describe('parseJsonFields', () => {
  it('keeps texts unchanged', () => {
    expect(fieldsOf('{"email":"ana@example.com","name":"A\\"n\\u00e1"}')).toEqual({
      email: 'ana@example.com',
      name: 'A"ná',
    })
  })

  it('keeps every digit of a number', () => {
    expect(fieldsOf('{ "a" : 10.50 , "b":12345678901234567890,"c":1e3 }')).toEqual({
      a: '10.50',
      b: '12345678901234567890',
      c: '1e3',
    })
  })

  it('returns booleans, null, lists and objects as the text in which they arrived', () => {
    expect(
      fieldsOf('{"on":true,"off":null,"wagers":[{"betGamesOddId":[1, 2]}],"o":{"a":"}"},"e":{}}'),
    ).toEqual({
      on: 'true',
      off: 'null',
      wagers: '[{"betGamesOddId":[1, 2]}]',
      o: '{"a":"}"}',
      e: '{}',
    })
  })

  it('reads an object without members', () => {
    expect(fieldsOf(' {} ')).toEqual({})
  })

  it('agrees with JSON.parse on generated objects', () => {
    const names = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,8}$/)
    const members = fc.dictionary(
      names.filter((name) => !['constructor', 'prototype'].includes(name)),
      fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 3, noUnicodeString: true })),
    )
    fc.assert(
      fc.property(members, fc.constantFrom(0, 2), (object, indent) => {
        const written = JSON.stringify(object, null, indent)
        if (/\\u0000|\\ud[89a-f]|"(__proto__|constructor|prototype)":/.test(written)) return
        const fields = fieldsOf(written)
        const expected = Object.entries(object).map(([name, member]) => [name, member])
        expect(typeof fields).toBe('object')
        for (const [name, member] of expected) {
          const field = Object(fields)[String(name)]
          if (typeof member === 'string') expect(field).toBe(member)
          else expect(JSON.parse(field)).toEqual(JSON.parse(JSON.stringify(member)))
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['broken JSON', '{"a":'],
    ['a list', '[1]'],
    ['a text', '"a"'],
    ['a number', '5'],
    ['null', 'null'],
    ['two objects', '{} {}'],
    ['a repeated name', '{"a":"1","a":"2"}'],
    ['a name repeated under an escape', '{"a":"1","\\u0061":"2"}'],
    ['a name repeated further inside', '{"wagers":[{"price":1,"price":2}]}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__ under an escape', '{"\\u005f_proto__":1}'],
    ['__proto__ further inside', '{"wagers":[{"__proto__":{}}]}'],
    ['constructor', '{"constructor":{"prototype":{}}}'],
    ['an empty name', '{"":"1"}'],
    ['a numeric name', '{"0":"1"}'],
    ['nine levels', `{"a":${'['.repeat(8)}${']'.repeat(8)}}`],
    ['a bomb of lists', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['a bomb of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a byte order mark', '\ufeff{}'],
  ])('refuses %s', (_what, text) => {
    expect(fieldsOf(text)).toBe('malformed')
  })

  it.each(['\\u0000', '\\ud800'])('names the field that contains %s', (character) => {
    const refusal = { refused: 'invalid_fields', fields: { a: 'invalid' } }
    expect(parseJsonFields(`{"a":"x${character}"}`)).toEqual(refusal)
  })

  it('refuses more members than any form has', () => {
    const members = Array.from({ length: 65 }, (_, i) => `"a${i}":1`)
    expect(fieldsOf(`{${members.join(',')}}`)).toBe('too_large')
    expect(fieldsOf(`{"${'a'.repeat(65)}":1}`)).toBe('too_large')
  })
})
