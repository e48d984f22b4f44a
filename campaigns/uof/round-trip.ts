import { setImmediate } from 'node:timers/promises'
import type { FeedMessage } from '@caderneta/feed/messages'
import type { References } from '@caderneta/feed/references'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import { uofFeed } from '@caderneta/feed-uof/adapter/uof-feed'
import { amqpTransport } from '@caderneta/feed-uof/transport/amqp-transport'
import type { LinkOptions, UofTransport } from '@caderneta/feed-uof/transport/uof-transport'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { connectBroker } from '@caderneta/uof-stand-in/feed/broker'
import { type Publisher, StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { answer } from '@caderneta/uof-stand-in/rest/answer'
import { differencesOf, KnownPrices } from './known-prices.ts'

interface RoundTripOptions {
  readonly seed: string
  /** Minutes of the season. */
  readonly minutes: number
  /** A RabbitMQ; null passes messages on in memory. */
  readonly brokerUrl: string | null
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
const NODE = 7
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
  const season = simulationProvider({ seed: options.seed, speed: 1, gamesTarget: GAMES, timers })
  let isComplete = false
  const listener = (message: FeedMessage) => {
    sent.take(message)
    standIn.take(message)
    isComplete ||= message.kind === 'snapshot_complete'
  }
  const session = season.start({ epoch: START, resumeFrom: START, now, listener })
  while (!isComplete) time.pass(1)
  const rest = interfaceOf(standIn, now)
  const { transport } = line
  const feed = uofFeed({
    rest,
    transport,
    references: numbersOfUrns,
    nodeId: NODE,
    producers: [1, 3],
    onEvent: () => {},
    counts,
    timers,
  })
  let received = 0
  let isUp = false
  let checked = 0
  const differences: string[] = []
  const live = feed.start({
    now,
    listener: (message) => {
      arrived.take(message)
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

/** The results of a message that have one by our own rule, and where the two differ. */
function checkedResults(message: FeedMessage): readonly { readonly difference: string | null }[] {
  if (message.kind !== 'bet_settlement') return []
  return message.outcomes.flatMap(({ selectionId, marketId, result, byRule }) => {
    if (byRule === undefined) return []
    const isSame = byRule === result
    return [{ difference: isSame ? null : `${marketId} ${selectionId}: ${result}, not ${byRule}` }]
  })
}

/** The interface of the stand-in without a network. */
function interfaceOf(standIn: StandIn, now: () => number) {
  const deps = { standIn, now, virtualHost: '/', address: () => 'http://stand-in' }
  const call = (method: string, path: string) => {
    const { status, body } = answer(method, path, deps)
    if (status >= 300) throw new Error(`${path}: ${status}`)
    return body
  }
  return {
    get: async (path: string) => Buffer.from(call('GET', path)),
    post: async (path: string) => {
      call('POST', path)
    },
  }
}

/** The season's own numbers, so that both sides name a match alike. */
const numbersOfUrns: References = {
  numbers: async (_, urns) => new Map(urns.map((urn) => [urn, Number(urn.split(':')[2])] as const)),
}

interface Line {
  readonly publisher: Publisher
  readonly transport: UofTransport
  /** Everything published so far has arrived. */
  delivered(): Promise<void>
  close(): Promise<void>
}

async function makeLine(brokerUrl: string | null): Promise<Line> {
  let [published, received] = [0, 0]
  let onReceived = () => {}
  const counted = (options: LinkOptions): LinkOptions => ({
    ...options,
    onMessage: (bytes) => {
      options.onMessage(bytes)
      received += 1
      onReceived()
    },
  })
  const broker = brokerUrl === null ? memoryBroker() : await realBroker(brokerUrl)
  return {
    publisher: {
      publish: async (key, message) => {
        // Before anybody listens a broker has nowhere to put it.
        if (!broker.isListening()) return
        published += 1
        await broker.publish(key, message)
      },
    },
    transport: {
      connect: (options) => broker.connect(counted(options)),
    },
    delivered: async () => {
      while (received < published)
        await new Promise<void>((resolve) => {
          onReceived = resolve
        })
    },
    close: () => broker.close(),
  }
}

interface TestBroker extends Publisher, UofTransport {
  isListening(): boolean
  close(): Promise<void>
}

function memoryBroker(): TestBroker {
  let link: LinkOptions | null = null
  return {
    isListening: () => link !== null,
    publish: async (_, message) => link?.onMessage(Buffer.from(message)),
    connect: async (options) => {
      link = options
      return { close: async () => undefined }
    },
    close: async () => undefined,
  }
}

async function realBroker(url: string): Promise<TestBroker> {
  const exchange = `unifiedfeed-${process.pid}-${Date.now()}`
  const publisher = await connectBroker(url, exchange)
  const { hostname, port, username, password } = new URL(url)
  const transport = amqpTransport({
    host: hostname,
    port: Number(port),
    isTls: false,
    heartbeatSeconds: 60,
    username,
    password,
    exchange,
  })
  let isListening = false
  return {
    isListening: () => isListening,
    publish: publisher.publish,
    connect: async (options) => {
      const link = await transport.connect(options)
      isListening = true
      return link
    },
    close: () => publisher.close(),
  }
}
