import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { reportTrip } from './report-trip.ts'
import { roundTrip } from './round-trip.ts'

const minutes = sized({ test: 4, small: 30, full: 360 })

test('a stretch of the season arrives through stand-in, broker and adapter as it was sent', async () => {
  // Without a broker messages are passed on in memory.
  const brokerUrl = process.env.TEST_AMQP_URL ?? null
  const trip = await roundTrip({ seed: seeded('uof'), minutes, brokerUrl })
  reportFigure('broker', brokerUrl === null ? 'none' : 'RabbitMQ')
  reportFigure('minutes of the season', minutes)
  reportTrip(trip)
  expect(trip.differences.slice(0, 20)).toEqual([])
  expect(trip.counts.of('refused')).toEqual({})
})
