import type { FeedProvider } from '@caderneta/feed/provider'

/** A connection between a provider and its consumer that can be cut and restored. */
interface InterruptibleFeed {
  readonly provider: FeedProvider
  /** Cuts the connection, or restores one that is cut. */
  toggle(): void
}

/**
 * While the connection is cut nothing passes, not even the response to a request; the provider
 * goes on and numbers what is lost. Once it is restored the first message shows the gap.
 */
export function interruptibleFeed(provider: FeedProvider): InterruptibleFeed {
  let isCut = false
  return {
    provider: {
      producer: provider.producer,
      start: (start) => {
        const session = provider.start({
          ...start,
          listener: (message) => !isCut && start.listener(message),
        })
        return {
          requestSnapshot: (request) => !isCut && session.requestSnapshot(request),
          stop: () => session.stop(),
        }
      },
    },
    toggle: () => {
      isCut = !isCut
    },
  }
}
