import { expect, test } from 'vitest'
import { kept, openRoot } from './root.ts'

test('a kept value is constructed at its first use, and once', () => {
  let constructed = 0
  const counter = kept(() => {
    constructed += 1
    return { count: 0 }
  })
  expect(constructed).toBe(0)
  counter().count += 1
  expect(counter()).toEqual({ count: 1 })
  expect(constructed).toBe(1)
})

test('another root shares no value with the one before', () => {
  const names = kept(() => new Set<string>())
  names().add('ana')
  openRoot()
  expect([...names()]).toEqual([])
})
