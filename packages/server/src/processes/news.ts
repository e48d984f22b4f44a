import * as z from 'zod/mini'

/** Subjects of what concerns all servers. */

/** Results were recorded: there are bets to pay. */
export const SETTLE_DUE = 'settle.due'

/** Sessions that ended, or a player whose sessions have to be read again. */
export const SESSION_NEWS = 'sessions'

export const sessionNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ended'), tokenHashes: z.array(z.string()) }),
  z.object({ kind: z.literal('changed'), playerId: z.number() }),
])

/** An operator requests a producer or a match again: the server that leads the feed does it. */
export const FEED_RECOVERY = 'feed.recovery'
