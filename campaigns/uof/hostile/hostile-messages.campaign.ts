import { readMessage } from '@caderneta/feed-uof/messages/read-message'
import { hostileMessages } from '@caderneta/feed-uof/testing/hostile-messages'
import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'

test('no damaged message throws', () => {
  const count = sized({ test: 1_000, small: 10_000, full: 100_000 })
  const results = new Map<string, number>()
  for (const bytes of hostileMessages(seeded('uof'), count)) {
    const result = readMessage(bytes)
    const name = 'message' in result ? 'read' : result.refusal
    results.set(name, (results.get(name) ?? 0) + 1)
  }
  for (const [name, times] of results) reportFigure(`messages ${name}`, times)
  expect([...results.values()].reduce((sum, one) => sum + one)).toBe(count)
})
