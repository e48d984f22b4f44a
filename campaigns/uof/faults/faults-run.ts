import { setImmediate } from 'node:timers/promises'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { uofFeed } from '@caderneta/feed-uof/adapter/uof-feed'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { FeedConnection } from '@caderneta/server/features/catalogue/feed-connection'
import { MarketBook } from '@caderneta/server/features/catalogue/market-book'
import { SureWins } from '@caderneta/server/features/catalogue/sure-wins/sure-wins'
import { interfaceOf } from '@caderneta/testing/uof/stand-in-rest'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { makeLine, numbersOfUrns } from '../line.ts'
import { type Fault, FaultyLine } from './faulty-line.ts'
import { LIVE_MATCH, NEXT_MATCH, ScriptedMatches } from './scripted-matches.ts'

interface FaultsRun {
  /** What a bettor, or a bet, would have been wronged by. */
  readonly wrongs: readonly string[]
  /** Prices that could be bet on, at every moment. */
  readonly offered: number
  readonly results: number
  /** From the end of the fault until everything was open again; milliseconds. */
  readonly openAfterMs: number
}

interface FaultsOptions {
  readonly seed: string
  readonly fault: Fault
  /** A RabbitMQ; null passes messages on in memory. */
  readonly brokerUrl: string | null
}

const START = Date.UTC(2026, 10, 21, 19, 0)
const STEP_MS = 250
const ALIVE_MS = 10_000
const BEFORE_MS = 15_000
const AFTER_MS = 40_000
const LIVE_AGE_MS = 3_000
const OTHER_AGE_MS = 20_000
const TURNS = 30
/** The producers are looked at once a second. */
const GRACE_MS = 1_000 + STEP_MS

/** The wire is as it should be, so nothing shows that something is missing, for so long. */
const UNNOTICED: ReadonlySet<Fault> = new Set(['silence', 'producer_down', 'delayed', 'lost'])

/** Covers of the results are found once for all runs. */
const sureWins = new SureWins()

/** Two matches are sent through a line with a fault; what is on offer is compared at each step. */
export async function faultsRun({ seed, fault, brokerUrl }: FaultsOptions): Promise<FaultsRun> {
  const random = randomFrom(`${seed} ${fault}`)
  const time = manualTime(START)
  const { now, timers } = time
  const line = await makeLine(brokerUrl)
  const standIn = new StandIn({ publisher: line.publisher, now })
  const matches = new ScriptedMatches(random, (body) => standIn.take(body), START)
  const faulty = new FaultyLine(line.transport, now)
  const pause = (ms: number) => new Promise<void>((resolve) => timers.after(ms, resolve))
  const settled = new Map<number, SelectionResult[]>()
  const book = new MarketBook({ now }, { sureWins })
  book.onChange(({ gameId }) => {
    const game = book.game(gameId)
    if (game && !game.isStored) book.markStored(gameId, { ...game })
  })
  const connection = new FeedConnection({ book, clock: { now }, onMessage: note(settled) })
  connection.open(
    uofFeed({
      rest: faulty.rest(interfaceOf(standIn, now), pause),
      transport: faulty,
      references: numbersOfUrns,
      nodeId: 7,
      producers: [1, 3],
      onEvent: () => {},
      timers,
    }),
    { epoch: START, resumeFrom: START, keptGames: new Set() },
  )
  const until = BEFORE_MS + lengthOf(fault, random)
  const wrongs: string[] = []
  let [offered, openAfterMs, nextLive, nextOther, nextResult] = [0, Number.NaN, 500, 500, 20_000]
  for (let passed = 0; passed <= until + AFTER_MS; passed += STEP_MS) {
    if (passed === BEFORE_MS) await faulty.begin(fault, 1_000 + random.integer(0, 30_000))
    if (passed === until) await faulty.end()
    if (passed % ALIVE_MS === 0) standIn.beat()
    if (passed >= nextLive) {
      matches.change(LIVE_MATCH, now())
      nextLive = passed + 500 + random.integer(0, 2_500)
    }
    if (passed >= nextOther) {
      matches.change(NEXT_MATCH, now())
      nextOther = passed + 4_000 + random.integer(0, 10_000)
    }
    if (passed >= nextResult && passed < until + AFTER_MS - 15_000) {
      matches.settleNext(now())
      nextResult = passed + 10_000 + random.integer(0, 10_000)
    }
    await faulty.pass()
    await arrived({ standIn, line, faulty })
    connection.look()
    const isHidden = UNNOTICED.has(fault) && passed >= BEFORE_MS && passed <= until + GRACE_MS
    const seen = offerOf(matches, book, { now: now(), isHidden })
    wrongs.push(...seen.wrongs.map((one) => `${passed} ms: ${one}`))
    offered += seen.offered
    if (passed >= until && Number.isNaN(openAfterMs) && seen.isWhole) openAfterMs = passed - until
    time.pass(STEP_MS)
  }
  connection.close()
  await standIn.published()
  await line.close()
  const results = resultsOf(matches, settled)
  return { ...results, wrongs: [...wrongs, ...results.wrongs], offered, openAfterMs }
}

interface Ends {
  readonly standIn: StandIn
  readonly line: Awaited<ReturnType<typeof makeLine>>
  readonly faulty: FaultyLine
}

/** Everything sent so far is taken, also what follows from it, such as a connection. */
async function arrived({ standIn, line, faulty }: Ends): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
    await faulty.connected()
    await standIn.published()
    await line.delivered()
  }
}

/** In steps; a source is whole again when it says that it is alive. */
function lengthOf(fault: Fault, random: Random): number {
  if (SHORT.has(fault)) return SHORT_MS
  if (!QUIET.has(fault)) return STEP_MS * random.integer(5_000 / STEP_MS, 60_000 / STEP_MS)
  const beats = random.integer(0, 9) === 0 ? TEN_MINUTES_MS / ALIVE_MS : random.integer(3, 7)
  return beats * ALIVE_MS - (BEFORE_MS % ALIVE_MS)
}

/** Less than 20 seconds without a sign of life is no silence by the protocol. */
const QUIET: ReadonlySet<Fault> = new Set(['silence', 'producer_down'])
const TEN_MINUTES_MS = 600_000
/** An interface that fails for longer is called again after pauses that are longer than ours. */
const SHORT: ReadonlySet<Fault> = new Set(['rest_failing', 'lost'])
const SHORT_MS = 3_000

/** Each result that a bet would be settled by: a repeated one changes nothing. */
function note(settled: Map<number, SelectionResult[]>) {
  return (message: FeedMessage): void => {
    if (message.kind !== 'bet_settlement') return
    for (const { selectionId, result } of message.outcomes) {
      const known = settled.get(selectionId)
      if (known === undefined) settled.set(selectionId, [result])
      else if (known.at(-1) !== result) known.push(result)
    }
  }
}

interface Moment {
  readonly now: number
  /** Something is wrong that the protocol shows only after 20 seconds. */
  readonly isHidden: boolean
}

function offerOf(matches: ScriptedMatches, book: MarketBook, { now, isHidden }: Moment) {
  const wrongs: string[] = []
  let [offered, isWhole] = [0, true]
  for (const [id, { prices, result }] of matches.truth) {
    const known = book.selection(id)
    const isOpen = known?.status === 'open'
    const isDecided = result !== null
    if (isDecided ? isOpen : !isOpen || known.odds !== prices.at(-1)?.odds) isWhole = false
    if (!isOpen) continue
    offered += 1
    const isLive = matches.isLive(id) && !isHidden
    const since = now - (isLive ? LIVE_AGE_MS : OTHER_AGE_MS) - GRACE_MS
    if (isDecided && result.at < since) wrongs.push(`${id} is open after its result`)
    if (!wasTrue(prices, known.odds, since)) wrongs.push(`${id} is open at ${known.odds}`)
  }
  return { wrongs, offered, isWhole }
}

/** True when a price was the true one at a moment after `since`. */
function wasTrue(
  prices: readonly { readonly at: number; readonly odds: number }[],
  odds: number,
  since: number,
): boolean {
  return prices.some((one, i) => {
    const replacedAt = prices[i + 1]?.at
    return one.odds === odds && (replacedAt === undefined || replacedAt >= since)
  })
}

function resultsOf(matches: ScriptedMatches, settled: ReadonlyMap<number, SelectionResult[]>) {
  const wrongs: string[] = []
  let results = 0
  for (const [id, { result }] of matches.truth) {
    const arrived = settled.get(id) ?? []
    if (result !== null) results += 1
    const expected = result === null ? [] : [result.result]
    if (`${arrived}` !== `${expected}`) wrongs.push(`${id}: ${expected} arrived as ${arrived}`)
  }
  return { wrongs, results }
}
