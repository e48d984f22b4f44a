import { setImmediate } from 'node:timers/promises'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import { SOUND_MESSAGES } from '@caderneta/feed-uof/testing/hostile-messages'
import type { LinkOptions, UofTransport } from '@caderneta/feed-uof/transport/uof-transport'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import type { MarketBook } from '@caderneta/server/features/catalogue/market-book'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { ScriptedMatches } from '../faults/scripted-matches.ts'
import { makeLine } from '../line.ts'
import { adapterOf, makeBook, storeAtOnce } from '../side.ts'
import { damagedMessage, misdatedMessage, unusableMessage } from './damaged-message.ts'

interface HostileRun {
  readonly hostile: number
  /** Of all messages: sound, and hostile. */
  readonly delivered: number
  readonly read: number
  readonly refused: Readonly<Record<string, number>>
  /** Prices that were open and compared, over all rounds. */
  readonly compared: number
  readonly wrongs: readonly string[]
  /** Everything could be bet on again in the end. */
  readonly isWhole: boolean
}

const START = Date.UTC(2026, 10, 21, 19, 0)
const A_ROUND = 20
/** Later than any run ends. */
const STARTS_IN_MS = 6 * 86_400_000
/** Rounds in which times are wrong are few: they take producers down for minutes. */
const MISDATED = { every: 100, first: 25 }
const STEP_MS = 1_000
const OPENING_STEP_MS = 5_000
const ALIVE_MS = 10_000
/** Recoveries in a row wait up to ten minutes. */
const OPEN_WITHIN_MS = 15 * 60_000
const KEPT = 100

/** Sound messages go to a market book with damaged copies of them in between. */
export async function hostileRun(seed: string, count: number): Promise<HostileRun> {
  const random = randomFrom(seed)
  const run = await startRun(random)
  const { matches, time, recorded } = run
  const wrongs: string[] = []
  let [hostile, compared] = [0, 0]
  const compare = () => {
    const seen = openPrices(matches, run.book)
    compared += seen.compared
    wrongs.push(...seen.wrongs)
    return seen.isWhole
  }
  for (let round = 1; hostile < count; round += 1) {
    const isMisdated = round % MISDATED.every === MISDATED.first
    // Which of two messages of the same moment is the later one cannot be known.
    time.pass(1)
    if (isMisdated) matches.changeAll(time.now())
    else matches.change(random.integer(0, 1) === 0 ? matches.live : matches.next, time.now())
    await run.arrived()
    for (let left = Math.min(A_ROUND, count - hostile); left > 0; left -= 1) {
      const text = random.pick(recorded)
      const bytes = isMisdated
        ? misdatedMessage(text, random, time.now())
        : random.integer(0, 3) === 0
          ? unusableMessage(random.pick(SOUND_MESSAGES), random)
          : damagedMessage(text, random)
      run.deliver(bytes)
      hostile += 1
      compare()
    }
    await run.step()
    if (!compare() && (isMisdated || round % 10 === 0)) await run.opened(compare)
  }
  const isWhole = await run.opened(compare)
  const { counts, delivered } = run
  await run.close()
  const sum = (name: 'message' | 'refused') =>
    Object.values(counts.of(name)).reduce((one, other) => one + other, 0)
  const results = { read: sum('message'), refused: counts.of('refused') }
  return { hostile, delivered: delivered(), ...results, compared, wrongs, isWhole }
}

/** Book, adapter and stand-in, everything open. */
async function startRun(random: Random) {
  const time = manualTime(START)
  const { now } = time
  const line = await makeLine(null)
  const standIn = new StandIn({ publisher: line.publisher, now })
  const matches = new ScriptedMatches(random, (body) => standIn.take(body), START, {
    startsInMs: STARTS_IN_MS,
  })
  const recorded: string[] = []
  let nextAlive = 0
  const { transport, deliver, delivered } = openTransport(line.transport, (text) => {
    recorded.push(text)
    if (recorded.length > KEPT) recorded.shift()
  })
  const counts = new UofCounts()
  const { book, connection } = makeBook({ now })
  storeAtOnce(book)
  connection.open(adapterOf({ standIn, transport, time, counts }), {
    epoch: START,
    resumeFrom: START,
    keptGames: new Set(),
  })
  const arrived = async () => {
    for (let turn = 0; turn < 10; turn += 1) await setImmediate()
    await standIn.published()
    await line.delivered()
    connection.look()
  }
  const step = async (milliseconds = STEP_MS) => {
    time.pass(milliseconds)
    if (now() >= nextAlive) {
      standIn.beat()
      nextAlive = now() + ALIVE_MS
    }
    await arrived()
  }
  /** Lets time pass, with prices, until everything is open. */
  const opened = async (isWhole: () => boolean): Promise<boolean> => {
    for (const until = now() + OPEN_WITHIN_MS; now() < until; ) {
      await step(OPENING_STEP_MS)
      matches.changeAll(now())
      await arrived()
      if (isWhole()) return true
    }
    return false
  }
  const close = async () => {
    connection.close()
    await standIn.published()
    await line.close()
  }
  return {
    ...{ time, matches, recorded, book, counts },
    ...{ deliver, delivered, arrived, step, opened, close },
  }
}

/** A transport by which a test delivers messages, too; sound ones are noted. */
function openTransport(inner: UofTransport, onSound: (text: string) => void) {
  let delivered = 0
  let link: LinkOptions | null = null
  const deliver = (bytes: Uint8Array) => {
    delivered += 1
    link?.onMessage(bytes)
  }
  const transport: UofTransport = {
    connect: (options) => {
      link = options
      const onMessage = (bytes: Uint8Array) => {
        onSound(Buffer.from(bytes).toString())
        deliver(bytes)
      }
      return inner.connect({ ...options, onMessage })
    },
  }
  return { transport, deliver, delivered: () => delivered }
}

/** What is open is open at the price that the sender sent last. */
function openPrices(matches: ScriptedMatches, book: MarketBook) {
  const wrongs: string[] = []
  let [compared, isWhole] = [0, true]
  for (const [id, { prices }] of matches.truth) {
    const known = book.selection(id)
    if (known?.status !== 'open') {
      isWhole = false
      continue
    }
    compared += 1
    const last = prices.at(-1)?.odds
    if (known.odds !== last) wrongs.push(`${id} is open at ${known.odds}, not ${last}`)
  }
  return { wrongs, compared, isWhole }
}
