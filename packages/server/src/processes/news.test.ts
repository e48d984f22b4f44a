import { expect, test } from 'vitest'
import { TestBuses } from '../bus/test-buses.ts'
import { resultsDue } from './news.ts'

test('due results are announced also by an earlier version, which does not say of when', () => {
  const buses = new TestBuses()
  const [earlier, own] = [buses.make(), buses.make()]
  const received: unknown[] = []
  resultsDue(own).subscribe((body) => received.push(body))
  earlier.publish('settle.due', null)
  resultsDue(earlier).publish({ sentAt: 1_000 })
  buses.deliver()
  expect(received).toEqual([null, { sentAt: 1_000 }])
})
