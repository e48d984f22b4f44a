import { setImmediate } from 'node:timers/promises'
import type { FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { Corrections } from './corrections.ts'
import { differencesOf, KnownPrices } from './known-prices.ts'
import { makeLine } from './line.ts'
import { adapterOf } from './side.ts'

interface RoundTripOptions {
  readonly seed: string
  /** Minutes of the season. */
  readonly minutes: number
  /** A RabbitMQ; null passes messages on in memory. */
  readonly brokerUrl: string | null
  /** Seconds of the season per second; 1 unless it is said. */
  readonly speed?: number
  readonly gamesTarget?: number
  /** Bets on both sides. */
  readonly bettor?: Bettor
  /** Called after each tenth of the stretch, with how many have passed. */
  readonly onTenth?: (tenths: number) => void
}

interface Bettor {
  sent(message: FeedMessage): void
  arrived(message: FeedMessage): void
  /** Called when everything that was sent has arrived. */
  step(sent: KnownPrices, arrived: KnownPrices): Promise<void>
}

export interface RoundTrip {
  readonly differences: readonly string[]
  readonly messages: number
  readonly prices: number
  readonly results: number
  /** Results that our own rule could be compared with. */
  readonly checked: number
  readonly counts: UofCounts
  /** Matches that ended, by sport. */
  readonly ended: ReadonlyMap<string, number>
  /** Messages with results that were taken back, and those of them that were wrong at first. */
  readonly corrected: readonly [takenBack: number, changed: number]
}

/** A Saturday afternoon in Brazil: many matches are under way. */
const START = Date.UTC(2026, 10, 21, 19, 0)
const STEP_MS = 2_000
const ALIVE_MS = 10_000
const GAMES = 50
const LOOK_UP_TURNS = 5

/**
 * Plays a stretch of the season twice at once: directly, and through stand-in, broker and adapter.
 * After each step everything that changed is compared.
 */
export async function roundTrip(options: RoundTripOptions): Promise<RoundTrip> {
  const time = manualTime(START)
  const { now, timers } = time
  const line = await makeLine(options.brokerUrl)
  const standIn = new StandIn({ publisher: line.publisher, now })
  const [sent, arrived, counts] = [new KnownPrices(), new KnownPrices(), new UofCounts()]
  const { seed, speed = 1, gamesTarget = GAMES, bettor } = options
  const season = simulationProvider({ seed, speed, gamesTarget, timers })
  const [corrections, results] = [new Corrections(), new ResultsByRule()]
  let isComplete = false
  const takeOnEachSide = (one: FeedMessage) => {
    sent.take(one)
    bettor?.sent(one)
    standIn.take(one)
  }
  const listener = (message: FeedMessage) => {
    takeOnEachSide(corrections.first(message))
    isComplete ||= message.kind === 'snapshot_complete'
  }
  const session = season.start({ epoch: START, resumeFrom: START, now, listener })
  while (!isComplete) time.pass(1)
  const feed = adapterOf({ standIn, transport: line.transport, time, counts })
  let [received, prices, isUp] = [0, 0, false]
  const live = feed.start({
    now,
    listener: (message) => {
      arrived.take(message)
      bettor?.arrived(message)
      received += 1
      results.take(message)
      isUp ||= message.kind === 'snapshot_complete'
    },
  })
  while (!isUp) await setImmediate()
  const differences: string[] = []
  const everythingArrived = async () => {
    await standIn.published()
    await line.delivered()
    // A match that was announced meanwhile is looked up first.
    for (let turn = 0; turn < LOOK_UP_TURNS; turn += 1) await setImmediate()
    for (const gameId of sent.changed) {
      differences.push(...differencesOf(gameId, sent, arrived))
      prices += sent.prices(gameId).size
    }
    sent.changed.clear()
    await bettor?.step(sent, arrived)
  }
  const notePassed = countTenths(options)
  for (let passed = 0; passed <= options.minutes * 60_000; passed += STEP_MS) {
    notePassed(passed)
    if (passed % ALIVE_MS === 0) standIn.beat()
    await everythingArrived()
    for (const message of corrections.due()) takeOnEachSide(message)
    time.pass(STEP_MS)
  }
  session.stop()
  await everythingArrived()
  for (const message of corrections.due()) takeOnEachSide(message)
  await everythingArrived()
  live.stop()
  await line.close()
  for (const [key, result] of sent.settled())
    if (arrived.settled().get(key) !== result)
      differences.push(`${key}: ${result} arrived as ${arrived.settled().get(key)}`)
  return {
    ...{ differences: [...differences, ...results.differences()], messages: received, prices },
    ...{ results: sent.results, checked: results.size, counts, ended: sent.ended() },
    corrected: [corrections.takenBack, corrections.changed],
  }
}

function countTenths({ minutes, onTenth }: RoundTripOptions): (passedMs: number) => void {
  let tenths = 0
  return (passedMs) => {
    if (passedMs < (tenths + 1) * minutes * 6_000) return
    tenths += 1
    onTenth?.(tenths)
  }
}

/** The last results that have one by our own rule too. */
class ResultsByRule {
  readonly #differences = new Map<number, string | null>()

  take(message: FeedMessage): void {
    if (message.kind !== 'bet_settlement') return
    for (const { selectionId, marketId, result, byRule } of message.outcomes) {
      const difference = `${marketId} ${selectionId}: ${result}, not ${byRule}`
      if (byRule !== undefined)
        this.#differences.set(selectionId, byRule === result ? null : difference)
    }
  }

  get size(): number {
    return this.#differences.size
  }

  differences(): readonly string[] {
    return [...this.#differences.values()].filter((one) => one !== null)
  }
}
