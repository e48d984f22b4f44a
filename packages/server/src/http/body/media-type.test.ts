import { describe, expect, it } from 'vitest'
import { parseMediaType } from './media-type.ts'

describe('parseMediaType', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'multipart/form-data', { boundary: 'abc' }],
    ['Multipart/Form-Data;BOUNDARY="a b"', 'multipart/form-data', { boundary: 'a b' }],
    ['application/json', 'application/json', {}],
    [' application/json ; charset=utf-8 ; ', 'application/json', { charset: 'utf-8' }],
  ])('parses %s', (header, type, parameters) => {
    const parsed = parseMediaType(header)
    expect(parsed?.type).toBe(type)
    expect(Object.fromEntries(parsed?.parameters ?? [])).toEqual(parameters)
  })

  it.each([
    '',
    'json',
    'a/b; boundary',
    'a/b; boundary=a; boundary=b',
    'a/b; boundary="a',
    'a/b boundary=a',
    'a/b; =a',
    'a/b; x="a\\"b"',
  ])('refuses "%s"', (header) => {
    expect(parseMediaType(header)).toBeNull()
  })
})
