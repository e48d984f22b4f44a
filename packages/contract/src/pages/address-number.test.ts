import { expect, test } from 'vitest'
import { addressNumber } from './address-number.ts'

test('parses the numbers of addresses', () => {
  expect(['7', '10037440', '007', '999999999999999'].map(addressNumber)).toEqual([
    ...[7, 10037440, 7, 999999999999999],
  ])
})

test('accepts nothing else as a number', () => {
  const others = [undefined, '', ' ', 'abc', '1e3', '0x10', '-1', '1.5', '1 ', '٣', '9'.repeat(16)]
  for (const part of others) expect(addressNumber(part)).toBeNull()
})
