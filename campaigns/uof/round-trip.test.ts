import { expect, it } from 'vitest'
import { roundTrip } from './round-trip.ts'

const brokerUrl = process.env.TEST_AMQP_URL ?? null

async function expectNothingLost(url: string | null): Promise<void> {
  const trip = await roundTrip({ seed: 'uof', minutes: 4, brokerUrl: url })
  expect(trip.differences.slice(0, 20)).toEqual([])
  expect(trip.prices).toBeGreaterThan(1_000)
  expect([trip.counts.of('refused'), trip.counts.of('result')]).toEqual([{}, {}])
}

it('four minutes of the season arrive as they were sent', () => expectNothingLost(null))

it.skipIf(brokerUrl === null)('four minutes of the season arrive through a RabbitMQ', () =>
  expectNothingLost(brokerUrl),
)
