import { once } from 'node:events'
import { REAL_TIMERS, type Timers } from '@caderneta/feed/timers'
import { type Channel, connect } from 'amqplib'
import type { Publisher } from './stand-in.ts'

const EXCHANGE = 'unifiedfeed'
const CONNECT_TIMEOUT_MS = 10_000
const RETRY_MS = 2_000

export interface Broker extends Publisher {
  close(): Promise<void>
}

/** An open connection: where messages are published, and how it is closed. */
interface Line {
  readonly publish: Publisher['publish']
  close(): Promise<void>
}

interface BrokerOptions {
  readonly exchange?: string
  readonly timers?: Timers
  /** Called when the connection is lost, with why, and when there is one again. */
  readonly onLost?: (reason: string) => void
  readonly onBack?: () => void
  /** Opens a connection, which calls back once when it is lost. */
  readonly open?: (url: string, exchange: string, onLost: (error: unknown) => void) => Promise<Line>
}

/**
 * Publishes to the exchange of the feed, which is made when it is missing. Rejects with a sentence
 * for who started it when there is no broker. One that goes away later is called again until it is
 * back; what is published meanwhile is lost, as of any sender that has lost its network.
 */
export async function connectBroker(url: string, options: BrokerOptions = {}): Promise<Broker> {
  const { exchange = EXCHANGE, timers = REAL_TIMERS, open = openLine } = options
  let line: Line | null = null
  let isClosed = false
  let cancelRetry = () => {}

  const lose = (error: unknown): void => {
    line = null
    if (isClosed) return
    options.onLost?.(reasonOf(error))
    retry()
  }
  const retry = (): void => {
    cancelRetry = timers.after(RETRY_MS, () => void reconnect().catch(retry))
  }
  const reconnect = async (): Promise<void> => {
    const opened = await open(url, exchange, lose)
    if (isClosed) return opened.close()
    line = opened
    options.onBack?.()
  }

  try {
    line = await open(url, exchange, lose)
  } catch (cause) {
    const { host } = new URL(url)
    const reason = `The broker at ${host} cannot be used (${reasonOf(cause)})`
    throw new Error(`${reason}: set --amqp to another one.`, { cause })
  }
  return {
    // One that fails on the way is lost with its connection, which reports itself.
    publish: async (key, message) => line?.publish(key, message).catch(() => {}),
    close: async () => {
      isClosed = true
      cancelRetry()
      await line?.close()
    },
  }
}

async function openLine(
  url: string,
  exchange: string,
  onLost: (error: unknown) => void,
): Promise<Line> {
  const connection = await connect(url, { timeout: CONNECT_TIMEOUT_MS })
  const lost = new AbortController()
  connection.on('error', () => {})
  connection.once('close', (error: unknown) => {
    lost.abort()
    onLost(error)
  })
  try {
    const channel = await connection.createChannel()
    channel.on('error', () => {})
    // One of a test is deleted with its last queue.
    const isOfTest = exchange !== EXCHANGE
    await channel.assertExchange(exchange, 'topic', { durable: !isOfTest, autoDelete: isOfTest })
    return {
      publish: (key, message) => publishOn(channel, exchange, { key, message }, lost.signal),
      close: () => connection.close(),
    }
  } catch (error) {
    await connection.close().catch(() => {})
    throw error
  }
}

async function publishOn(
  channel: Channel,
  exchange: string,
  { key, message }: { readonly key: string; readonly message: string },
  lost: AbortSignal,
): Promise<void> {
  const hasRoom = channel.publish(exchange, key, Buffer.from(message))
  if (!hasRoom) await once(channel, 'drain', { signal: lost })
}

/** A refused connection carries its reason in its nested errors, one per address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  if (error === undefined) return 'closed'
  return error instanceof Error ? error.message : String(error)
}
