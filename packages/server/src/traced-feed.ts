import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider, FeedStart, LiveFeed } from '@caderneta/feed/provider'
import type { Tracing } from './tracing/tracing.ts'

const ROOT = { parent: null }

/** Each message of the feed begins a trace, to which what is settled because of it belongs. */
export function tracedFeed(provider: FeedProvider | LiveFeed, tracing: Tracing): FeedProvider {
  if (!tracing.isOn) return provider
  const { producer } = provider
  return {
    producer,
    start: (start: FeedStart) =>
      provider.start({ ...start, listener: tracedListener(tracing, start.listener) }),
  }
}

export function tracedListener(
  tracing: Tracing,
  listener: (message: FeedMessage) => void,
): (message: FeedMessage) => void {
  if (!tracing.isOn) return listener
  return (message) => tracing.run('feed message', factsOf(message), () => listener(message), ROOT)
}

function factsOf(message: FeedMessage) {
  const { kind } = message
  return 'gameId' in message ? { message: kind, gameId: message.gameId } : { message: kind }
}
