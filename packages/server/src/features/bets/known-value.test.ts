import { expect, it } from 'vitest'
import { knownValue } from './known-value.ts'

it('is the value, whatever it is, and throws for none', () => {
  expect([knownValue(0, 'a price'), knownValue(null, 'a result')]).toEqual([0, null])
  expect(() => knownValue(undefined, 'the price of a leg')).toThrow('the price of a leg is missing')
})
