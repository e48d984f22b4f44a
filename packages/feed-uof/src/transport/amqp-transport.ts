import { type ChannelModel, connect } from 'amqplib'
import { producerIn } from './producer-in.ts'
import { TurnQueue } from './turn-queue.ts'
import type { LinkOptions, UofLink, UofTransport } from './uof-transport.ts'

interface AmqpAddress {
  readonly host: string
  readonly port: number
  readonly isTls: boolean
  readonly username: string
  readonly password: string
  /** A broken line is noticed after two of them. */
  readonly heartbeatSeconds: number
  /** Another one than that of the feed, for tests on a broker that they share. */
  readonly exchange?: string
}

const EXCHANGE = 'unifiedfeed'
const CONNECT_TIMEOUT_MS = 10_000

/** AMQP 0-9-1, as the feed requires it: a queue of our own that the server names. */
export function amqpTransport(address: AmqpAddress): UofTransport {
  return {
    connect: async (options) => {
      const { host, port, isTls, username, password, heartbeatSeconds } = address
      const connection = await connect(
        {
          protocol: isTls ? 'amqps' : 'amqp',
          hostname: host,
          port,
          username,
          password,
          vhost: options.virtualHost,
          heartbeat: heartbeatSeconds,
        },
        { timeout: CONNECT_TIMEOUT_MS, noDelay: true },
      )
      return openLink(connection, options, address.exchange ?? EXCHANGE)
    },
  }
}

async function openLink(
  connection: ChannelModel,
  options: LinkOptions,
  exchange: string,
): Promise<UofLink> {
  let isOver = false
  let reason = 'closed by the server'
  const queue = new TurnQueue({ take: options.onMessage, laneOf: producerIn })
  // What waits is dropped with the connection: the recovery that follows sends it again.
  const end = () => {
    isOver = true
    queue.clear()
  }
  const lose = () => {
    if (isOver) return
    end()
    options.onLost(reason)
  }
  // Without a listener an error ends the process; 'close' follows it.
  connection.on('error', (error) => {
    reason = error.message
  })
  connection.on('close', lose)
  try {
    const onMessage = (bytes: Uint8Array) => {
      if (!isOver) queue.add(bytes)
    }
    await consume(connection, { ...options, onMessage }, { exchange, onCancelled: lose })
  } catch (error) {
    end()
    await connection.close().catch(() => {})
    throw error
  }
  return {
    close: async () => {
      end()
      await connection.close().catch(() => {})
    },
  }
}

async function consume(
  connection: ChannelModel,
  { bindings, onMessage }: LinkOptions,
  { exchange, onCancelled }: { readonly exchange: string; readonly onCancelled: () => void },
): Promise<void> {
  const channel = await connection.createChannel()
  channel.on('error', () => void connection.close().catch(() => {}))
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true })
  for (const pattern of bindings) await channel.bindQueue(queue, exchange, pattern)
  // A message that is lost with the connection comes again by the recovery, so none is confirmed.
  await channel.consume(
    queue,
    (message) => (message === null ? onCancelled() : onMessage(message.content)),
    { noAck: true, exclusive: true },
  )
}
