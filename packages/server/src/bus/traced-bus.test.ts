import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OtlpTracing } from '../tracing/otlp-tracing.ts'
import { startCollector, type TestCollector } from '../tracing/testing/test-collector.ts'
import { NO_TRACING } from '../tracing/tracing.ts'
import type { Bus } from './bus.ts'
import { TestBuses } from './test-buses.ts'
import { tracedBus } from './traced-bus.ts'

const { log } = fastify({ logger: false })

let collector: TestCollector
let tracings: OtlpTracing[]
let buses: TestBuses
beforeEach(async () => {
  collector = await startCollector()
  tracings = []
  buses = new TestBuses()
})
afterEach(() => collector.close())

/** One more server that traces. */
function server(): { readonly bus: Bus; readonly tracing: OtlpTracing } {
  const url = `${collector.endpoint}/v1/traces`
  const config = { url, headers: {}, serviceName: 'test', share: 1 }
  const tracing = new OtlpTracing(config, log)
  tracings.push(tracing)
  return { tracing, bus: tracedBus(buses.make(), tracing) }
}

async function received() {
  for (const tracing of tracings) await tracing.stop()
  return collector.spans()
}

test('what a message causes at another server belongs to the trace of its sender', async () => {
  const [one, other] = [server(), server()]
  const bodies: unknown[] = []
  other.bus.subscribe('player.17', (body) =>
    other.tracing.run('settlement', {}, () => bodies.push(body)),
  )
  one.tracing.run('request', {}, () => one.bus.publish('player.17', { betIds: [3] }))
  buses.deliver()
  const [publish, request, settlement, receive] = await received()
  expect(bodies).toEqual([{ betIds: [3] }])
  expect(publish).toMatchObject({ name: 'bus publish player', parentId: request?.spanId })
  expect(receive).toMatchObject({ name: 'bus receive player', parentId: publish?.spanId })
  expect(settlement?.parentId).toBe(receive?.spanId)
  expect(settlement?.traceId).toBe(request?.traceId)
  expect(collector.bytes().includes('17')).toBe(false)
})

test('a message of a timer, or of a server that does not trace, begins no trace', async () => {
  const [one, other] = [server(), server()]
  const bodies: unknown[] = []
  other.bus.subscribe('feed.pages', (body) => bodies.push(body))
  one.bus.publish('feed.pages', 1)
  tracedBus(buses.make(), NO_TRACING).publish('feed.pages', 2)
  buses.deliver()
  expect(bodies).toEqual([1, 2])
  expect(await received()).toEqual([])
})
