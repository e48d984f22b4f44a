import type { FeedBody, FeedMessage } from '@caderneta/feed/messages'
import { describe, expect, test } from 'vitest'
import { ANY_SILENCE_MS, FeedMonitor, LIVE_SILENCE_MS } from './feed-monitor.ts'

const message = (
  sequence: number,
  body: FeedBody = { kind: 'alive' },
  at = Number.MAX_SAFE_INTEGER,
): FeedMessage => ({ producer: 'test', sequence, at, ...body })

describe('FeedMonitor', () => {
  test('trusts what arrives in a new session, also before its first snapshot is complete', () => {
    const monitor = new FeedMonitor()
    expect(monitor.trust(0)).toBe('none')
    monitor.observe(message(1), 0)
    expect([monitor.trust(0), monitor.isComplete]).toEqual(['all', false])
    monitor.observe(message(2, { kind: 'snapshot_complete' }), 0)
    expect([monitor.trust(0), monitor.isComplete]).toEqual(['all', true])
  })

  test('trusts nothing after a gap in the first snapshot', () => {
    const monitor = new FeedMonitor()
    monitor.observe(message(1), 0)
    expect(monitor.observe(message(3), 0)).toBe('gap')
    expect(monitor.trust(0)).toBe('none')
  })

  test('distrusts live markets first after silence, then all', () => {
    const monitor = new FeedMonitor()
    monitor.observe(message(1, { kind: 'snapshot_complete' }), 1000)
    expect(monitor.trust(1000 + LIVE_SILENCE_MS)).toBe('all')
    expect(monitor.trust(1001 + LIVE_SILENCE_MS)).toBe('not_live')
    expect(monitor.trust(1000 + ANY_SILENCE_MS)).toBe('not_live')
    expect(monitor.trust(1001 + ANY_SILENCE_MS)).toBe('none')
  })

  test('dates its last message by the sending of it', () => {
    const monitor = new FeedMonitor()
    expect(monitor.age(5000)).toBeNull()
    monitor.observe(message(1, { kind: 'alive' }, 1000), 1400)
    expect(monitor.age(5000)).toBe(4000)
  })

  test('reports a gap once and distrusts everything until the next snapshot', () => {
    const monitor = new FeedMonitor()
    monitor.observe(message(1, { kind: 'snapshot_complete' }), 0)
    expect(monitor.observe(message(3), 0)).toBe('gap')
    expect(monitor.trust(0)).toBe('none')
    expect(monitor.observe(message(4), 0)).toBe('in_order')
    expect(monitor.trust(0)).toBe('none')
    monitor.observe(message(5, { kind: 'snapshot_complete', request: monitor.request }), 0)
    expect(monitor.trust(0)).toBe('all')
  })

  test('finds a gap in a session that does not start at its first message', () => {
    const monitor = new FeedMonitor()
    expect(monitor.observe(message(2, { kind: 'snapshot_complete' }), 0)).toBe('gap')
    expect(monitor.trust(0)).toBe('none')
  })

  test('does not trust a snapshot begun before the gap', () => {
    const monitor = new FeedMonitor()
    monitor.observe(message(2), 0)
    const first = monitor.request
    monitor.observe(message(4), 0)
    monitor.observe(message(5, { kind: 'snapshot_complete' }), 0)
    monitor.observe(message(6, { kind: 'snapshot_complete', request: first }), 0)
    expect(monitor.isComplete).toBe(false)
    monitor.observe(message(7, { kind: 'snapshot_complete', request: monitor.request }), 0)
    expect(monitor.isComplete).toBe(true)
  })

  test('dates a late message by the time of its sending', () => {
    const monitor = new FeedMonitor()
    monitor.observe(message(1, { kind: 'snapshot_complete' }, 0), 10_000)
    expect(monitor.trust(10_000)).toBe('not_live')
    monitor.observe(message(2, { kind: 'alive' }, 8_000), 10_000)
    expect(monitor.trust(10_000)).toBe('all')
    expect(monitor.trust(8_001 + LIVE_SILENCE_MS)).toBe('not_live')
  })

  test('does not trust a feed longer because its clock is ahead', () => {
    const monitor = new FeedMonitor()
    monitor.observe(message(1, { kind: 'snapshot_complete' }, 60_000), 0)
    expect(monitor.trust(1 + ANY_SILENCE_MS)).toBe('none')
  })

  test('counts a repeated or late message neither as new nor as a sign of life', () => {
    const monitor = new FeedMonitor()
    monitor.observe(message(1), 0)
    monitor.observe(message(2, { kind: 'snapshot_complete' }), 0)
    expect(monitor.observe(message(2), 9000)).toBe('repeated')
    expect(monitor.observe(message(1), 9000)).toBe('repeated')
    expect(monitor.trust(9000)).toBe('not_live')
  })
})
