import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider } from '@caderneta/feed/provider'
import { expect, test } from 'vitest'
import { silentLog } from './http/test-server.ts'
import { tracedFeed } from './traced-feed.ts'
import { OtlpTracing } from './tracing/otlp-tracing.ts'
import { startCollector } from './tracing/testing/test-collector.ts'
import { NO_TRACING } from './tracing/tracing.ts'

const MESSAGES: readonly FeedMessage[] = [
  { producer: 'test', sequence: 1, at: 1_000, kind: 'bet_stop', gameId: 7, marketIds: 'all' },
  { producer: 'test', sequence: 2, at: 1_000, kind: 'alive' },
]

/** Sends both when it starts. */
const provider: FeedProvider = {
  producer: 'test',
  start: ({ listener }) => {
    for (const message of MESSAGES) listener(message)
    return { requestSnapshot: () => {}, stop: () => {} }
  },
}

const start = (one: FeedProvider) => {
  const received: FeedMessage[] = []
  const from = { epoch: 0, resumeFrom: 0, now: () => 1_000 }
  one.start({ ...from, listener: (message) => received.push(message) })
  return received
}

test('each message begins a trace of its own, and arrives as it was sent', async () => {
  const collector = await startCollector()
  const url = `${collector.endpoint}/v1/traces`
  const tracing = new OtlpTracing({ url, headers: {}, serviceName: 'test', share: 1 }, silentLog)
  expect(tracing.run('request', {}, () => start(tracedFeed(provider, tracing)))).toEqual(MESSAGES)
  await tracing.stop()
  await collector.close()
  const spans = collector.spans().filter(({ name }) => name === 'feed message')
  expect(spans.map(({ attributes }) => attributes)).toEqual([
    { 'caderneta.feed_message': 'bet_stop', 'caderneta.game_id': 7 },
    { 'caderneta.feed_message': 'alive' },
  ])
  expect(spans.map(({ parentId }) => parentId)).toEqual(['', ''])
})

test('a server that does not trace has the feed itself', () => {
  expect(tracedFeed(provider, NO_TRACING)).toBe(provider)
})
