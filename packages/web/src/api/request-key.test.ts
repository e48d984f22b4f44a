import { slipId } from '@caderneta/contract/bets/wagers'
import { expect, test } from 'vitest'
import { newRequestKey } from './request-key.ts'

test('a key is a UUID that the contract accepts, and no two are the same', () => {
  const keys = Array.from({ length: 200 }, newRequestKey)
  expect(keys.every((key) => slipId.safeParse(key).success)).toBe(true)
  expect(new Set(keys).size).toBe(200)
})
