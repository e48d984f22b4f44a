import { setImmediate } from 'node:timers/promises'
import type { FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
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
}

interface Bettor {
  sent(message: FeedMessage): void
  arrived(message: FeedMessage): void
  /** Called when everything that was sent has arrived. */
  step(sent: KnownPrices, arrived: KnownPrices): Promise<void>
}

interface RoundTrip {
  readonly differences: readonly string[]
  readonly messages: number
  readonly prices: number
  readonly results: number
  /** Results that our own rule could be compared with. */
  readonly checked: number
  readonly counts: UofCounts
}

/** A Saturday afternoon in Brazil: many matches are under way. */
const START = Date.UTC(2026, 10, 21, 19, 0)
const STEP_MS = 2_000
const ALIVE_MS = 10_000
const GAMES = 50
const LOOK_UP_TURNS = 5
const CORRECTED_EVERY = 3

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
  let isComplete = false
  const takeOnEachSide = (one: FeedMessage) => {
    sent.take(one)
    bettor?.sent(one)
    standIn.take(one)
  }
  const listener = (message: FeedMessage) => {
    for (const one of withCorrections(message)) takeOnEachSide(one)
    isComplete ||= message.kind === 'snapshot_complete'
  }
  const session = season.start({ epoch: START, resumeFrom: START, now, listener })
  while (!isComplete) time.pass(1)
  const feed = adapterOf({ standIn, transport: line.transport, time, counts })
  let received = 0
  let isUp = false
  let checked = 0
  const differences: string[] = []
  const live = feed.start({
    now,
    listener: (message) => {
      arrived.take(message)
      bettor?.arrived(message)
      received += 1
      const byRule = checkedResults(message)
      checked += byRule.length
      differences.push(...byRule.flatMap(({ difference }) => difference ?? []))
      isUp ||= message.kind === 'snapshot_complete'
    },
  })
  while (!isUp) await setImmediate()
  let prices = 0
  for (let passed = 0; passed <= options.minutes * 60_000; passed += STEP_MS) {
    if (passed % ALIVE_MS === 0) standIn.beat()
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
    time.pass(STEP_MS)
  }
  session.stop()
  await standIn.published()
  live.stop()
  await line.close()
  for (const [key, result] of sent.settled())
    if (arrived.settled().get(key) !== result)
      differences.push(`${key}: ${result} arrived as ${arrived.settled().get(key)}`)
  return { differences, messages: received, prices, results: sent.results, checked, counts }
}

/** Some results are taken back, and reported again. */
function withCorrections(message: FeedMessage): readonly FeedMessage[] {
  if (message.kind !== 'bet_settlement' || message.gameId % CORRECTED_EVERY !== 0) return [message]
  const { gameId, outcomes, at, producer, sequence } = message
  const marketIds = [...new Set(outcomes.map(({ marketId }) => marketId))]
  const envelope = { producer, sequence, at }
  return [message, { ...envelope, kind: 'rollback_bet_settlement', gameId, marketIds }, message]
}

/** The results of a message that have one by our own rule, and where the two differ. */
function checkedResults(message: FeedMessage): readonly { readonly difference: string | null }[] {
  if (message.kind !== 'bet_settlement') return []
  return message.outcomes.flatMap(({ selectionId, marketId, result, byRule }) => {
    if (byRule === undefined) return []
    const isSame = byRule === result
    return [{ difference: isSame ? null : `${marketId} ${selectionId}: ${result}, not ${byRule}` }]
  })
}
