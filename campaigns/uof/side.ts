import type { FeedMessage } from '@caderneta/feed/messages'
import type { LiveFeed } from '@caderneta/feed/provider'
import type { Timers } from '@caderneta/feed/timers'
import { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import { uofFeed } from '@caderneta/feed-uof/adapter/uof-feed'
import type { UofFeedOptions } from '@caderneta/feed-uof/adapter/uof-options'
import type { UofRest, UofTransport } from '@caderneta/feed-uof/transport/uof-transport'
import { FeedConnection } from '@caderneta/server/features/catalogue/feed-connection'
import { MarketBook } from '@caderneta/server/features/catalogue/market-book'
import type { SureWins } from '@caderneta/server/features/catalogue/sure-wins/sure-wins'
import { interfaceOf } from '@caderneta/testing/uof/stand-in-rest'
import type { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { numbersOfUrns } from './line.ts'

interface AdapterEnds {
  readonly standIn: StandIn
  readonly transport: UofTransport
  readonly time: { readonly now: () => number; readonly timers: Timers }
  /** The interface of the stand-in, unless something is in between. */
  readonly rest?: UofRest
  readonly counts?: UofCounts
  readonly past?: UofFeedOptions['past']
  readonly onEvent?: UofFeedOptions['onEvent']
}

/** The adapter at the other end of a line from a stand-in, as the server has it. */
export function adapterOf(ends: AdapterEnds): LiveFeed {
  const { standIn, transport, time, counts = new UofCounts() } = ends
  const { rest = interfaceOf(standIn, time.now), past, onEvent = () => {} } = ends
  const sources = { rest, transport, counts, timers: time.timers, references: numbersOfUrns }
  return uofFeed({ ...sources, ...(past && { past }), nodeId: 7, producers: [1, 3], onEvent })
}

interface BookOptions {
  readonly now: () => number
  /** Called for each message after the book has taken it. */
  readonly onMessage?: (message: FeedMessage) => void
  /** Finds the covers of markets once for all books that share it. */
  readonly sureWins?: SureWins
}

/** A market book, and the connection by which it takes what a feed sends. */
export function makeBook({ now, sureWins, onMessage }: BookOptions) {
  const book = new MarketBook({ now }, { ...(sureWins && { sureWins }) })
  const connection = new FeedConnection({ book, clock: { now } })
  if (onMessage) connection.pass(onMessage)
  return { book, connection }
}

/** Without a database a match counts as stored as soon as it is known. */
export function storeAtOnce(book: MarketBook): void {
  book.onChange(({ gameId }) => {
    const game = book.game(gameId)
    if (game && !game.isStored) book.markStored(gameId, { ...game })
  })
}
