import { describe, expect, test } from 'vitest'
import { contentCoding } from './content-coding.ts'

describe('the content coding of a response', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['gzip;q=1.0, identity', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip; q=0.000', null],
    ['brotli', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('to %j is %j', (accepted, coding) => {
    expect(contentCoding(accepted)).toBe(coding)
  })
})
