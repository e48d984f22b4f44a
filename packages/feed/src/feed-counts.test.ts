import { expect, it } from 'vitest'
import { FeedCounts } from './feed-counts.ts'

it('counts everything, with the labels beyond a limit under one', () => {
  const counts = new FeedCounts<'message'>()
  for (let label = 0; label < 5_000; label += 1) counts.add('message', `${label}`)
  counts.add('message', '7')
  const counted = counts.of('message')
  expect(counted['7']).toBe(2)
  expect(Object.keys(counted).length).toBeLessThan(2_100)
  expect(Object.values(counted).reduce((one, other) => one + other, 0)).toBe(5_001)
})
