import * as z from 'zod/mini'
import type { Bus } from '../bus/bus.ts'

/** A subject that concerns all servers, and what its messages contain. */
function channel<T extends z.ZodMiniType>(subject: string, content: T) {
  return (bus: Bus) => ({
    publish: (body: z.infer<T>) => bus.publish(subject, body),
    /** What is no such message is refused by the bus. */
    subscribe: (listener: (body: z.infer<T>) => void) =>
      bus.subscribe(subject, (body) => listener(content.parse(body))),
  })
}

/**
 * Results were recorded that the feed sent then, epoch milliseconds: there are bets to pay. Read by
 * a server of the version before only; one of an earlier version sends null.
 */
export const resultsDue = channel('settle.due', z.nullable(z.object({ sentAt: z.number() })))

/** Sessions that ended, or a player whose sessions have to be read again. */
export const sessionNews = channel(
  'sessions',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ended'), tokenHashes: z.readonly(z.array(z.string())) }),
    z.object({ kind: z.literal('changed'), playerId: z.number() }),
  ]),
)

/** An operator requests a producer or a match again: the server that leads the feed does it. */
export const feedRecoveries = channel('feed.recovery', z.string())
