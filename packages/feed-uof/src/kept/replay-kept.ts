import { setImmediate } from 'node:timers/promises'
import type { FeedMessage } from '@caderneta/feed/messages'
import type { References } from '@caderneta/feed/references'
import { UofCounts } from '../adapter/uof-counts.ts'
import { uofFeed } from '../adapter/uof-feed.ts'
import type { UofEvent } from '../adapter/uof-options.ts'
import { readMessage } from '../messages/read-message.ts'
import type { LinkOptions } from '../transport/uof-transport.ts'
import type { KeptRecord } from './kept-record.ts'
import { KeptReplies } from './kept-replies.ts'
import { ReplayTime } from './replay-time.ts'

/** What the adapter did with one message that was kept. */
export interface ReplayedMessage {
  readonly at: number
  readonly sent: Uint8Array
  /** The match that it was about; null for none, or when it could not be read. */
  readonly urn: string | null
  /** What followed from it, and from the time before it. */
  readonly made: readonly FeedMessage[]
}

interface Replay {
  readonly messages: number
  readonly counts: UofCounts
  readonly events: readonly UofEvent[]
}

/**
 * Sends what was kept through the adapter again, in the order and at the times of its arrival.
 * Recoveries count as complete at once. Matches have numbers of their own, unless `references` has
 * those of the database.
 */
export async function replayKept(
  records: readonly KeptRecord[],
  onMessage: (message: ReplayedMessage) => void,
  references: References = numbersOfReplay(),
): Promise<Replay> {
  const [first] = records
  const [counts, events] = [new UofCounts(), new Array<UofEvent>()]
  if (first === undefined) return { messages: 0, counts, events }
  const time = new ReplayTime(first.at)
  const replies = new KeptReplies(records, time.now)
  const line: { link: LinkOptions | null } = { link: null }
  let made: FeedMessage[] = []
  const complete = (path: string) => {
    const message = replies.completionOf(path)
    if (message !== null) line.link?.onMessage(Buffer.from(message))
  }
  const session = uofFeed({
    rest: {
      get: async (path) => replies.get(path),
      post: async (path) => {
        time.timers.after(0, () => complete(path))
      },
    },
    transport: {
      connect: async (options) => {
        line.link = options
        return { close: async () => undefined }
      },
    },
    references,
    nodeId: 1,
    producers: replies.producers,
    onEvent: (event) => events.push(event),
    counts,
    timers: time.timers,
  }).start({ now: time.now, listener: (message) => made.push(message) })
  let messages = 0
  for (const record of records) {
    // The start, and the look-up of a match, take a few turns.
    do await setImmediate()
    while (line.link === null && events.length === 0)
    time.passTo(record.at)
    if (!('message' in record)) continue
    line.link?.onMessage(record.message)
    await setImmediate()
    onMessage({ at: record.at, sent: record.message, urn: urnOf(record.message), made })
    made = []
    messages += 1
  }
  session.stop()
  return { messages, counts, events }
}

function urnOf(bytes: Uint8Array): string | null {
  const read = readMessage(bytes)
  return 'message' in read && 'urn' in read.message ? read.message.urn : null
}

function numbersOfReplay(): References {
  const numbers = new Map<string, number>()
  const numberOf = (kind: string, urn: string) => {
    const key = `${kind} ${urn}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size + 1)
    return numbers.size
  }
  return {
    numbers: async (kind, urns) => new Map(urns.map((urn) => [urn, numberOf(kind, urn)])),
  }
}
