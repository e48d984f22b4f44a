import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider, FeedStart } from '@caderneta/feed/provider'
import { expect, test, vi } from 'vitest'
import { lineToFeed } from './line-to-feed.ts'

test('a line that is cut carries nothing either way, and the gap shows when it is mended', () => {
  let say: FeedStart['listener'] = () => {}
  const requestSnapshot = vi.fn()
  const provider: FeedProvider = {
    producer: 'test',
    start: (start) => {
      say = start.listener
      return { requestSnapshot, stop: vi.fn() }
    },
  }
  const alive = (sequence: number): FeedMessage => {
    return { producer: 'test', sequence, at: sequence, kind: 'alive' }
  }
  const heard: number[] = []
  const line = lineToFeed(provider)
  const listener = (message: FeedMessage) => heard.push(message.sequence)
  const session = line.provider.start({ epoch: 0, resumeFrom: 0, now: () => 0, listener })
  say(alive(1))
  line.toggle()
  say(alive(2))
  session.requestSnapshot(7)
  line.toggle()
  say(alive(3))
  session.requestSnapshot(8)
  expect(heard).toEqual([1, 3])
  expect(requestSnapshot.mock.calls).toEqual([[8]])
})
