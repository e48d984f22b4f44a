import type { FeedSession, LiveFeed, LiveStart } from '@caderneta/feed/provider'
import { REAL_TIMERS } from '@caderneta/feed/timers'
import { UofCounts } from './uof-counts.ts'
import type { RecoveryTarget, UofFeedOptions } from './uof-options.ts'
import { UofSession } from './uof-session.ts'

interface UofFeed extends LiveFeed {
  /** False when the feed is not connected, or does not know the producer. */
  recover(target: RecoveryTarget): boolean
}

/** Sportradar's Unified Odds Feed in the messages of our own port. */
export function uofFeed(options: UofFeedOptions): UofFeed {
  const { timers = REAL_TIMERS, counts = new UofCounts() } = options
  let session: UofSession | null = null
  return {
    producer: 'uof',
    start: (start: LiveStart): FeedSession => {
      session = new UofSession({ ...options, timers, counts }, start)
      return session
    },
    recover: (target) => session?.recover(target) === true,
  }
}
