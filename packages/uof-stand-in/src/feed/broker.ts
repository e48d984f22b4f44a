import { once } from 'node:events'
import { type ChannelModel, connect } from 'amqplib'
import type { Publisher } from './stand-in.ts'

const EXCHANGE = 'unifiedfeed'
const CONNECT_TIMEOUT_MS = 10_000

export interface Broker extends Publisher {
  close(): Promise<void>
}

/**
 * Publishes to the exchange of the feed, which is made when it is missing. Rejects with a sentence
 * for who started it, and leaves no connection open then.
 */
export async function connectBroker(url: string, exchange = EXCHANGE): Promise<Broker> {
  try {
    const connection = await connect(url, { timeout: CONNECT_TIMEOUT_MS })
    connection.on('error', () => {})
    return await openExchange(connection, exchange).catch(async (error: unknown) => {
      await connection.close().catch(() => {})
      throw error
    })
  } catch (cause) {
    const { host } = new URL(url)
    const reason = `The broker at ${host} cannot be used (${reasonOf(cause)})`
    throw new Error(`${reason}: set --amqp to another one.`, { cause })
  }
}

async function openExchange(connection: ChannelModel, exchange: string): Promise<Broker> {
  const channel = await connection.createChannel()
  channel.on('error', () => {})
  // One of a test is deleted with its last queue.
  const isOfTest = exchange !== EXCHANGE
  await channel.assertExchange(exchange, 'topic', { durable: !isOfTest, autoDelete: isOfTest })
  return {
    publish: async (key, message) => {
      const hasRoom = channel.publish(exchange, key, Buffer.from(message))
      if (!hasRoom) await once(channel, 'drain')
    },
    close: () => connection.close(),
  }
}

/** A refused connection carries its reason in its nested errors, one per address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
