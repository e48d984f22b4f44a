import type { ReplayableFeed, ReplayedSession } from '@caderneta/feed/provider'
import type { Clock } from '../../clock.ts'
import { FeedConnection, type FeedOrigin } from './feed-connection.ts'
import type { MarketBook } from './market-book.ts'

/** A feed that fills a book which no other reads yet: a server that leads goes on with both. */
export interface PlayedFeed {
  readonly book: MarketBook
  readonly connection: FeedConnection
  readonly session: ReplayedSession
}

/** Plays a source into a book of its own: nothing is written, and no bet is decided by it. */
export function playAlong(
  { book, clock }: { readonly book: MarketBook; readonly clock: Clock },
  provider: ReplayableFeed,
  from: FeedOrigin,
): PlayedFeed {
  const connection = new FeedConnection({ book, clock })
  // The leader stores what is over; unless it counts as stored, the book never forgets it.
  connection.pass((message) => {
    const game = 'gameId' in message ? book.game(message.gameId) : undefined
    if (game && game.endedAt !== null) book.markStored(game.fixture.gameId, game)
  })
  const session = connection.open(provider, from)
  void connection.begin()
  return { book, connection, session }
}
