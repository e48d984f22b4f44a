import { setImmediate } from 'node:timers/promises'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { SureWins } from '@caderneta/server/features/catalogue/sure-wins/sure-wins'
import type { OwnBroker } from '@caderneta/testing/hosts/own-broker'
import { interfaceOf } from '@caderneta/testing/uof/stand-in-rest'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { makeLine } from '../line.ts'
import { adapterOf, makeBook, storeAtOnce } from '../side.ts'
import { type FaultBets, type FaultDatabases, faultBets, NO_BETS } from './fault-bets.ts'
import { type Fault, FaultyLine } from './faulty-line.ts'
import { ScriptedMatches } from './scripted-matches.ts'
import { noteResults, offerOf, resultsOf } from './true-offer.ts'

interface FaultsRun {
  /** What a bettor, or a bet, would have been wronged by. */
  readonly wrongs: readonly string[]
  /** Prices that could be bet on, at every moment. */
  readonly offered: number
  readonly results: number
  /** From the end of the fault until everything was open again; milliseconds. */
  readonly openAfterMs: number
  readonly bets: Awaited<ReturnType<FaultBets['end']>>
}

interface FaultsOptions {
  readonly seed: string
  readonly fault: Fault
  /** A RabbitMQ; null passes messages on in memory. */
  readonly brokerUrl: string | null
  /** The one that is killed, at `brokerUrl`. */
  readonly ownBroker?: Pick<OwnBroker, 'kill' | 'start'>
  /** With them, bets are placed and paid. */
  readonly databases?: FaultDatabases
  /** Each run on the same databases has a number of its own. */
  readonly run?: number
}

const STEP_MS = 250
const ALIVE_MS = 10_000
const BEFORE_MS = 15_000
const AFTER_MS = 40_000
/** At the end everything of the match under way is settled. */
const SETTLED_BEFORE_END_MS = 10_000
const TURNS = 30
const GRACE_MS = 1_000 + STEP_MS

/** The wire is as it should be, so nothing shows that something is missing, for so long. */
const UNNOTICED: ReadonlySet<Fault> = new Set(['silence', 'producer_down', 'delayed', 'lost'])

/** Covers of the results are found once for all runs. */
const sureWins = new SureWins()

/** Two matches are sent through a line with a fault; what is on offer is compared at each step. */
export async function faultsRun(options: FaultsOptions): Promise<FaultsRun> {
  const { fault } = options
  const random = randomFrom(`${options.seed} ${fault}`)
  const run = await startRun(options, random)
  const { matches, time, bets } = run
  const { now } = time
  const until = BEFORE_MS + lengthOf(fault, random)
  const end = until + AFTER_MS
  const wrongs: string[] = []
  let [offered, openAfterMs] = [0, Number.NaN]
  const play = playOf(matches, random, end)
  for (let passed = 0; passed <= end; passed += STEP_MS) {
    if (passed === BEFORE_MS) await run.begin(1_000 + random.integer(0, 30_000))
    if (passed === until) await run.end()
    if (passed % ALIVE_MS === 0) run.standIn.beat()
    play(passed, now())
    await run.arrived()
    const isHidden = UNNOTICED.has(fault) && passed >= BEFORE_MS && passed <= until + GRACE_MS
    const moment = { now: now(), stepMs: STEP_MS, isHidden }
    const seen = offerOf(matches, run.book, moment)
    const wrongBets = await bets.step(moment)
    wrongs.push(...[...seen.wrongs, ...wrongBets].map((one) => `${passed} ms: ${one}`))
    offered += seen.offered
    if (passed >= until && Number.isNaN(openAfterMs) && seen.isWhole) openAfterMs = passed - until
    time.pass(STEP_MS)
  }
  await run.close()
  const results = resultsOf(matches, run.settled)
  const ofBets = await bets.end()
  const all = [...wrongs, ...results.wrongs, ...ofBets.wrongs]
  return { ...results, wrongs: all, offered, openAfterMs, bets: ofBets }
}

/** Everything between the matches and the book, with a database behind it where there is one. */
async function startRun(options: FaultsOptions, random: Random) {
  const { brokerUrl, databases, run, fault, ownBroker } = options
  // Bets are placed by the clock of the database, which is that of the machine.
  const start = Date.now()
  const time = manualTime(start)
  const { now, timers } = time
  const line = await makeLine(brokerUrl)
  const standIn = new StandIn({ publisher: line.publisher, now })
  const ofRun = run === undefined ? {} : { run }
  const matches = new ScriptedMatches(random, (body) => standIn.take(body), start, ofRun)
  const faulty = new FaultyLine(line.transport, now)
  const pause = (ms: number) => new Promise<void>((resolve) => timers.after(ms, resolve))
  const settled = new Map<number, SelectionResult[]>()
  let bets: FaultBets = NO_BETS
  const { book, connection } = makeBook({
    ...{ now, sureWins },
    onMessage: (message) => {
      noteResults(settled, message)
      bets.take(message)
    },
  })
  if (databases) bets = await faultBets({ databases, book, time, matches, random })
  else storeAtOnce(book)
  const rest = faulty.rest(interfaceOf(standIn, now), pause)
  const feed = adapterOf({ standIn, transport: faulty, time, rest })
  connection.open(feed, { epoch: start, resumeFrom: start, keptGames: new Set() })
  const arrived = async () => {
    await faulty.pass()
    await everythingArrived({ standIn, line, faulty })
    connection.look()
  }
  const close = async () => {
    connection.close()
    await standIn.published()
    await line.close()
  }
  const begin = async (delayMs: number) => {
    await faulty.begin(fault, delayMs)
    await ownBroker?.kill()
    if (ownBroker) await line.lost()
  }
  const end = async () => {
    await ownBroker?.start()
    if (ownBroker) await line.back()
    await faulty.end()
  }
  return { ...{ time, standIn, matches, settled, book, bets }, ...{ begin, end, arrived, close } }
}

/** Prices change and results come at moments that follow from a seed. */
function playOf(matches: ScriptedMatches, random: Random, end: number) {
  let [nextLive, nextOther, nextResult] = [500, 500, 20_000]
  return (passed: number, now: number): void => {
    if (passed >= nextLive) {
      matches.change(matches.live, now)
      nextLive = passed + 500 + random.integer(0, 2_500)
    }
    if (passed >= nextOther) {
      matches.change(matches.next, now)
      nextOther = passed + 4_000 + random.integer(0, 10_000)
    }
    if (passed >= nextResult && passed < end - 15_000) {
      matches.settleNext(now)
      nextResult = passed + 10_000 + random.integer(0, 10_000)
    }
    if (passed === end - SETTLED_BEFORE_END_MS) matches.settleAll(now)
  }
}

interface Ends {
  readonly standIn: StandIn
  readonly line: Awaited<ReturnType<typeof makeLine>>
  readonly faulty: FaultyLine
}

/** Everything sent so far is taken, also what follows from it, such as a connection. */
async function everythingArrived({ standIn, line, faulty }: Ends): Promise<void> {
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
