import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider, FeedStart } from '@caderneta/feed/provider'
import { expect, test, vi } from 'vitest'
import { interruptibleFeed } from './interruptible-feed.ts'

test('a cut connection carries nothing either way, and the gap shows when it is restored', () => {
  let send: FeedStart['listener'] = () => {}
  const requestSnapshot = vi.fn()
  const provider: FeedProvider = {
    producer: 'test',
    start: (start) => {
      send = start.listener
      return { requestSnapshot, stop: vi.fn() }
    },
  }
  const alive = (sequence: number): FeedMessage => {
    return { producer: 'test', sequence, at: sequence, kind: 'alive' }
  }
  const received: number[] = []
  const feed = interruptibleFeed(provider)
  const listener = (message: FeedMessage) => received.push(message.sequence)
  const session = feed.provider.start({ epoch: 0, resumeFrom: 0, now: () => 0, listener })
  send(alive(1))
  feed.toggle()
  send(alive(2))
  session.requestSnapshot(7)
  feed.toggle()
  send(alive(3))
  session.requestSnapshot(8)
  expect(received).toEqual([1, 3])
  expect(requestSnapshot.mock.calls).toEqual([[8]])
})
