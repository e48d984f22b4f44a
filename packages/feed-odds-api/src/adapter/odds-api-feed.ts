import type { FeedSession, LiveFeed, LiveStart } from '@caderneta/feed/provider'
import { REAL_TIMERS } from '@caderneta/feed/timers'
import type { OddsApiFailure } from '../api/odds-api.ts'
import type { OddsApiFeedOptions } from './odds-api-options.ts'
import { OddsApiSession } from './odds-api-session.ts'

interface OddsApiFeed extends LiveFeed {
  /** Why what is offered is not renewed; null while calls succeed. */
  down(): OddsApiFailure | 'start' | null
  /** Credits that the key has left, by the last reply; null before one says so. */
  creditsLeft(): number | null
}

/** Prices before the match and final scores of The Odds API in the messages of our own port. */
export function oddsApiFeed(options: OddsApiFeedOptions): OddsApiFeed {
  const { timers = REAL_TIMERS } = options
  let session: OddsApiSession | null = null
  return {
    producer: 'odds-api',
    start: (start: LiveStart): FeedSession => {
      session = new OddsApiSession({ ...options, timers }, start)
      return session
    },
    down: () => (session === null ? 'start' : session.down),
    creditsLeft: () => (session === null ? null : session.creditsLeft),
  }
}
