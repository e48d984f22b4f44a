import type { References } from '@caderneta/feed/references'
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
  close(): Promise<void>
}

/** Between stand-in and adapter: a RabbitMQ, or without one the memory. */
export async function makeLine(brokerUrl: string | null): Promise<Line> {
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

async function realBroker(url: string): Promise<TestBroker> {
  const exchange = `unifiedfeed-${process.pid}-${Date.now()}`
  const publisher = await connectBroker(url, { exchange })
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
  // The exchange is deleted with its last queue, which must not be the one that a test cuts off.
  const keeper = await transport.connect({
    virtualHost: '/',
    bindings: ['nothing'],
    onMessage: () => {},
    onLost: () => {},
  })
  let isListening = false
  return {
    isListening: () => isListening,
    publish: publisher.publish,
    connect: async (options) => {
      const link = await transport.connect(options)
      isListening = true
      return {
        close: async () => {
          isListening = false
          await link.close()
        },
      }
    },
    close: async () => {
      await keeper.close()
      await publisher.close()
    },
  }
}
