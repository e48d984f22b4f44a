import { once } from 'node:events'
import { connect } from 'amqplib'
import type { Publisher } from './stand-in.ts'

const EXCHANGE = 'unifiedfeed'

interface Broker extends Publisher {
  close(): Promise<void>
}

/** Publishes to the exchange of the feed, which is made when it is missing. */
export async function connectBroker(url: string, exchange = EXCHANGE): Promise<Broker> {
  const connection = await connect(url)
  connection.on('error', () => {})
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
