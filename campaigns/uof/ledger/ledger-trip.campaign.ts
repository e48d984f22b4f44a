import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { describeOnDatabases } from '@caderneta/server/database/test-database'
import { expect, test } from 'vitest'
import { ledgerTrip, summary } from './ledger-trip.ts'

const minutes = sized({ test: 2, small: 5, full: 60 })
const gamesTarget = sized({ test: 50, small: 50, full: 300 })
const brokerUrl = process.env.TEST_AMQP_URL ?? null

describeOnDatabases('bets on a season', (makeDatabase) => {
  test('are paid alike by the season and by what arrives', async () => {
    const seed = seeded('uof')
    const trip = await ledgerTrip({ seed, minutes, gamesTarget, brokerUrl, makeDatabase })
    reportFigure('broker', brokerUrl === null ? 'none' : 'RabbitMQ')
    reportFigure('bets on each side', trip.placed)
    reportFigure('bets', summary(trip.sent.bets))
    for (const sum of trip.sent.ledger) reportFigure('ledger', sum)
    expect(trip.arrived).toEqual(trip.sent)
    expect(trip.sent.violations).toEqual([])
  })
})
