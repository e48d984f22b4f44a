import type { References } from '@caderneta/feed/references'
import { REAL_TIMERS, type Timers } from '@caderneta/feed/timers'
import { amqpTransport } from '@caderneta/feed-uof/transport/amqp-transport'
import type { LinkOptions, UofTransport } from '@caderneta/feed-uof/transport/uof-transport'
import { memoryBroker, type TestBroker } from '@caderneta/testing/uof/memory-broker'
import { connectBroker } from '@caderneta/uof-stand-in/feed/broker'
import type { Publisher } from '@caderneta/uof-stand-in/feed/stand-in'

/** The season's own numbers, so that both sides name a match alike. */
export const numbersOfUrns: References = {
  numbers: async (_, urns) => new Map(urns.map((urn) => [urn, Number(urn.split(':')[2])] as const)),
}

interface Line {
  readonly publisher: Publisher
  readonly transport: UofTransport
  /** Everything published so far has arrived. */
  delivered(): Promise<void>
  /** Both ends have noticed that the broker is gone; what was on its way is gone with it. */
  lost(): Promise<void>
  /** The sender has a broker again. */
  back(): Promise<void>
  close(): Promise<void>
}

/** Between stand-in and adapter: a RabbitMQ, or without one the memory. */
export async function makeLine(brokerUrl: string | null): Promise<Line> {
  let [published, received] = [0, 0]
  const arrivals = new Changes()
  const counted = (options: LinkOptions): LinkOptions => ({
    ...options,
    onMessage: (bytes) => {
      options.onMessage(bytes)
      received += 1
      arrivals.changed()
    },
  })
  const broker =
    brokerUrl === null ? { ...memoryBroker(), ...NEVER_LOST } : await realBroker(brokerUrl)
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
    delivered: () => arrivals.until(() => received >= published),
    lost: async () => {
      await broker.lost()
      published = received
    },
    back: () => broker.back(),
    close: () => broker.close(),
  }
}

/** Something to wait for, looked at after each change. */
class Changes {
  readonly #waiting: (() => void)[] = []

  changed(): void {
    for (const look of this.#waiting.splice(0)) look()
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((look) => this.#waiting.push(look))
  }
}

type Losses = Pick<Line, 'lost' | 'back'>

const NEVER_LOST: Losses = { lost: async () => undefined, back: async () => undefined }

async function realBroker(url: string): Promise<TestBroker & Losses> {
  const exchange = `unifiedfeed-${process.pid}-${Date.now()}`
  const ends = new Changes()
  let [isListening, hasSender] = [false, true]
  const sender = (isThere: boolean) => () => {
    hasSender = isThere
    ends.changed()
  }
  const publisher = await connectBroker(url, {
    ...{ exchange, timers: soon, onLost: sender(false), onBack: sender(true) },
  })
  const transport = transportOf(url, exchange)
  // The exchange is deleted with its last queue, which must not be the one that a test cuts off.
  const keep = () => transport.connect({ virtualHost: '/', bindings: ['nothing'], ...DEAF })
  let keeper = await keep()
  const listens = (isThere: boolean) => {
    isListening = isThere
    ends.changed()
  }
  return {
    isListening: () => isListening,
    publish: publisher.publish,
    connect: async (options) => {
      const onLost = (reason: string) => {
        listens(false)
        options.onLost(reason)
      }
      const link = await transport.connect({ ...options, onLost })
      listens(true)
      return {
        close: async () => {
          listens(false)
          await link.close()
        },
      }
    },
    lost: () => ends.until(() => !isListening && !hasSender),
    back: async () => {
      await ends.until(() => hasSender)
      keeper = await keep()
    },
    close: async () => {
      await keeper.close()
      await publisher.close()
    },
  }
}

const DEAF = { onMessage: () => {}, onLost: () => {} }
const RETRY_MS = 100

/** The clock of the machine does not wait for a sender that is made to retry. */
const soon: Timers = { after: (_, callback) => REAL_TIMERS.after(RETRY_MS, callback) }

function transportOf(url: string, exchange: string): UofTransport {
  const { hostname, port, username, password } = new URL(url)
  const ofTest = { isTls: false, heartbeatSeconds: 60, exchange }
  return amqpTransport({ host: hostname, port: Number(port), username, password, ...ofTest })
}
