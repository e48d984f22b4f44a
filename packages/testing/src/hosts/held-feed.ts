import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider } from '@caderneta/feed/provider'

/** A feed whose matches wait until they are requested. */
interface HeldFeed {
  readonly provider: FeedProvider
  /** Brings the first kick-off forward to now, and when it is over the last one. */
  kickOff(): void
  /** Lets so much time pass at once, as when the rest of a match is of no interest. */
  leap(milliseconds: number): void
}

/** How long before a kick-off the feed resumes, so that it is announced first. */
const BEFORE_KICK_OFF_MS = 2_000

/**
 * Lets the time of a provider jump to a kick-off. Its consumer, whose time is not changed, learns
 * from the snapshot of a feed that woke up late that the match was brought forward.
 */
export function heldFeed(provider: FeedProvider): HeldFeed {
  const kickOffs = new Set<number>()
  const startByGame = new Map<number, number>()
  let aheadMs = 0
  let consumerNow = () => 0
  const feedNow = () => consumerNow() + aheadMs
  return {
    provider: {
      producer: provider.producer,
      start: (start) => {
        consumerNow = start.now
        const listener = (message: FeedMessage): void => {
          if (message.kind === 'fixture') kickOffs.add(message.fixture.startsAt)
          start.listener(keepStarted(brought(message, aheadMs), startByGame, start.now()))
        }
        return provider.start({ ...start, now: feedNow, listener })
      },
    },
    kickOff: () => {
      const now = feedNow()
      const first = Math.min(...kickOffs)
      const next = first > now ? first : Math.max(...kickOffs)
      aheadMs += Math.max(0, next - BEFORE_KICK_OFF_MS - now)
    },
    leap: (milliseconds) => {
      aheadMs += milliseconds
    },
  }
}

/**
 * A match that has begun keeps its kick-off, however far the feed leaps after it: an earlier one
 * would be a correction, which voids the bets that were placed before the match began.
 */
function keepStarted(
  message: FeedMessage,
  startByGame: Map<number, number>,
  now: number,
): FeedMessage {
  if (message.kind !== 'fixture') return message
  const { fixture } = message
  const known = startByGame.get(fixture.gameId)
  const startsAt = known !== undefined && known <= now ? known : fixture.startsAt
  startByGame.set(fixture.gameId, startsAt)
  return { ...message, fixture: { ...fixture, startsAt } }
}

/** A message of a feed that is this far ahead, in the time of its consumer. */
function brought(message: FeedMessage, aheadMs: number): FeedMessage {
  const at = message.at - aheadMs
  if (message.kind !== 'fixture') return { ...message, at }
  const { fixture } = message
  return { ...message, at, fixture: { ...fixture, startsAt: fixture.startsAt - aheadMs } }
}
