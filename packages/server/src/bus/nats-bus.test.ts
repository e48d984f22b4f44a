import { randomUUID } from 'node:crypto'
import { eventually } from '@caderneta/testing/eventually'
import { fastify } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { makeProxy, type TestProxy } from '../database/test-proxy.ts'
import { NatsBus } from './nats-bus.ts'

const natsUrl = process.env['TEST_NATS_URL'] ?? null

describe.skipIf(natsUrl === null)('the bus over NATS', () => {
  const prefix = `test.${randomUUID()}`
  let buses: NatsBus[] = []
  let proxy: TestProxy | null = null

  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()))
    buses = []
    await proxy?.close()
    proxy = null
  })

  async function open(url = natsUrl ?? '', name = prefix): Promise<NatsBus> {
    const bus = new NatsBus({ url, prefix: name, log: fastify({ logger: false }).log })
    buses.push(bus)
    await bus.begin()
    return bus
  }

  /** What this bus receives under the subject. */
  function receivedBy(bus: NatsBus, subject: string): unknown[] {
    const received: unknown[] = []
    bus.subscribe(subject, (body) => received.push(body))
    return received
  }

  test('reaches every other server, and not the one that publishes', async () => {
    const [first, second, third] = [await open(), await open(), await open()]
    const received = [first, second, third].map((bus) => receivedBy(bus, 'a.b'))
    await Promise.all(buses.map((bus) => bus.flush()))
    first.publish('a.b', { amount: 5 })
    first.publish('a.c', 'for another subject')
    await eventually(() => expect(received).toEqual([[], [{ amount: 5 }], [{ amount: 5 }]]))
  })

  test('keeps the order of one server across subjects', async () => {
    const [first, second] = [await open(), await open()]
    const received: unknown[] = []
    for (const subject of ['even', 'odd']) second.subscribe(subject, (body) => received.push(body))
    await second.flush()
    const numbers = Array.from({ length: 500 }, (_, number) => number)
    for (const number of numbers) first.publish(number % 2 === 0 ? 'even' : 'odd', number)
    await eventually(() => expect(received).toHaveLength(500))
    expect(received).toEqual(numbers)
  })

  test('separates the servers of two databases', async () => {
    const first = await open()
    const [own, other] = [await open(), await open(natsUrl ?? '', `${prefix}.other`)]
    const received = [receivedBy(own, 'a'), receivedBy(other, 'a')]
    await Promise.all(buses.map((bus) => bus.flush()))
    first.publish('a', 1)
    await eventually(() => expect(received).toEqual([[1], []]))
  })

  test('ends a subscription', async () => {
    const [first, second] = [await open(), await open()]
    const received: unknown[] = []
    const end = second.subscribe('a', (body) => received.push(body))
    const others = receivedBy(second, 'b')
    await second.flush()
    end()
    await second.flush()
    first.publish('a', 1)
    first.publish('b', 2)
    await eventually(() => expect(others).toEqual([2]))
    expect(received).toEqual([])
  })

  test('connects again with its subscriptions after a loss, and loses what was sent meanwhile', async () => {
    proxy = await makeProxy(natsUrl ?? '')
    const [first, second] = [await open(), await open(proxy.url)]
    const received = receivedBy(second, 'a')
    let rejoined = 0
    second.onRejoined(() => {
      rejoined += 1
    })
    await second.flush()
    proxy.endConnections()
    await eventually(() => expect(second.isConnected).toBe(false))
    first.publish('a', 'lost')
    await eventually(() => {
      first.publish('a', 'found')
      expect(received).toContain('found')
    })
    expect(received).not.toContain('lost')
    expect(rejoined).toBe(1)
  })

  test('carries the span of a message beside it, and none where there is none', async () => {
    const [first, second] = [await open(), await open()]
    const received: unknown[] = []
    second.subscribe('a', (body, trace) => received.push([body, trace]))
    await second.flush()
    first.publish('a', 1, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')
    first.publish('a', 2)
    await eventually(() => expect(received).toHaveLength(2))
    expect(received).toEqual([
      [1, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
      [2, null],
    ])
  })

  test('starts where no NATS is, and takes no message', async () => {
    const bus = await open('nats://127.0.0.1:1')
    bus.publish('a', 1)
    expect(bus.isConnected).toBe(false)
  })
})
