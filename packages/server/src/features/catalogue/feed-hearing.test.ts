import type { FeedBody, FeedMessage } from '@caderneta/feed/messages'
import { describe, expect, test } from 'vitest'
import { ANY_SILENCE_MS, FeedHearing, LIVE_SILENCE_MS } from './feed-hearing.ts'

const message = (
  sequence: number,
  body: FeedBody = { kind: 'alive' },
  at = Number.MAX_SAFE_INTEGER,
): FeedMessage => ({ producer: 'test', sequence, at, ...body })

describe('what is heard of a feed', () => {
  test('nothing is believed before a snapshot is complete', () => {
    const hearing = new FeedHearing()
    expect(hearing.trust(0)).toBe('none')
    hearing.hear(message(1), 0)
    expect(hearing.trust(0)).toBe('none')
    hearing.hear(message(2, { kind: 'snapshot_complete' }), 0)
    expect(hearing.trust(0)).toBe('all')
  })

  test('silence takes away the live markets first, then all', () => {
    const hearing = new FeedHearing()
    hearing.hear(message(1, { kind: 'snapshot_complete' }), 1000)
    expect(hearing.trust(1000 + LIVE_SILENCE_MS)).toBe('all')
    expect(hearing.trust(1001 + LIVE_SILENCE_MS)).toBe('not_live')
    expect(hearing.trust(1000 + ANY_SILENCE_MS)).toBe('not_live')
    expect(hearing.trust(1001 + ANY_SILENCE_MS)).toBe('none')
  })

  test('a gap is told once and takes everything away until the next snapshot', () => {
    const hearing = new FeedHearing()
    hearing.hear(message(1, { kind: 'snapshot_complete' }), 0)
    expect(hearing.hear(message(3), 0)).toBe('gap')
    expect(hearing.trust(0)).toBe('none')
    expect(hearing.hear(message(4), 0)).toBe('in_order')
    expect(hearing.trust(0)).toBe('none')
    hearing.hear(message(5, { kind: 'snapshot_complete', request: hearing.request }), 0)
    expect(hearing.trust(0)).toBe('all')
  })

  test('a session that does not begin at its beginning has a gap', () => {
    const hearing = new FeedHearing()
    expect(hearing.hear(message(2, { kind: 'snapshot_complete' }), 0)).toBe('gap')
    expect(hearing.trust(0)).toBe('none')
  })

  test('a snapshot that was begun before the gap proves nothing', () => {
    const hearing = new FeedHearing()
    hearing.hear(message(2), 0)
    const first = hearing.request
    hearing.hear(message(4), 0)
    hearing.hear(message(5, { kind: 'snapshot_complete' }), 0)
    hearing.hear(message(6, { kind: 'snapshot_complete', request: first }), 0)
    expect(hearing.isComplete).toBe(false)
    hearing.hear(message(7, { kind: 'snapshot_complete', request: hearing.request }), 0)
    expect(hearing.isComplete).toBe(true)
  })

  test('what is said late is as old as it says', () => {
    const hearing = new FeedHearing()
    hearing.hear(message(1, { kind: 'snapshot_complete' }, 0), 10_000)
    expect(hearing.trust(10_000)).toBe('not_live')
    hearing.hear(message(2, { kind: 'alive' }, 8_000), 10_000)
    expect(hearing.trust(10_000)).toBe('all')
    expect(hearing.trust(8_001 + LIVE_SILENCE_MS)).toBe('not_live')
  })

  test('a feed whose clock is ahead is not believed any longer for it', () => {
    const hearing = new FeedHearing()
    hearing.hear(message(1, { kind: 'snapshot_complete' }, 60_000), 0)
    expect(hearing.trust(1 + ANY_SILENCE_MS)).toBe('none')
  })

  test('a repeated or late message is not heard again and does not count as a sign of life', () => {
    const hearing = new FeedHearing()
    hearing.hear(message(1), 0)
    hearing.hear(message(2, { kind: 'snapshot_complete' }), 0)
    expect(hearing.hear(message(2), 9000)).toBe('repeated')
    expect(hearing.hear(message(1), 9000)).toBe('repeated')
    expect(hearing.trust(9000)).toBe('not_live')
  })
})
