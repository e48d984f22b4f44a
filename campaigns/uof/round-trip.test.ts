import { reportFigure, seeded, sized } from '@caderneta/feed/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { roundTrip } from './round-trip.ts'

const brokerUrl = process.env.TEST_AMQP_URL ?? null
const minutes = sized({ test: 4, small: 30, full: 360 })

async function expectNothingLost(url: string | null): Promise<void> {
  const trip = await roundTrip({ seed: seeded('uof'), minutes, brokerUrl: url })
  expect(trip.differences.slice(0, 20)).toEqual([])
  expect(trip.prices).toBeGreaterThan(1_000)
  expect([trip.counts.of('refused'), trip.counts.of('result')]).toEqual([{}, {}])
  reportFigure('minutes of the season', minutes)
  reportFigure('messages that arrived', trip.messages)
  reportFigure('prices compared', trip.prices)
  reportFigure('results compared', trip.results)
}

describe('a stretch of the season', () => {
  it('arrives through stand-in and adapter as it was sent', () => expectNothingLost(null))

  it.skipIf(brokerUrl === null)('arrives through a RabbitMQ as it was sent', () =>
    expectNothingLost(brokerUrl),
  )
})
