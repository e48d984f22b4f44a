import type { FeedProvider } from '@caderneta/feed/provider'

/** A line between a provider and its consumer that can be cut and mended. */
export interface InterruptibleFeed {
  readonly provider: FeedProvider
  /** Cuts a line that holds, mends one that is cut. */
  toggle(): void
}

/**
 * While the line is cut nothing comes through, not even the answer to a request; the provider
 * goes on and numbers what nobody hears. Once it is mended the first message shows the gap.
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
