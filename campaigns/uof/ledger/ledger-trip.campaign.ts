import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { describeOnDatabases, describeOnServer } from '@caderneta/server/database/test-database'
import { expect, test } from 'vitest'
import { reportTrip } from '../report-trip.ts'
import { ledgerTrip, summary } from './ledger-trip.ts'

/** A week of the season passes in so many minutes; of a hundred matches on offer some 300 end. */
const WEEK_MINUTES = 84
const WEEK_SPEED = (7 * 24 * 60) / WEEK_MINUTES
const minutes = sized({ test: 2, small: 5, full: WEEK_MINUTES })
const speed = sized({ test: 20, small: 20, full: WEEK_SPEED })
const gamesTarget = sized({ test: 50, small: 50, full: 100 })
const brokerUrl = process.env.TEST_AMQP_URL ?? null

/** A week takes a quarter of an hour on a server and some two hours on the embedded database. */
const isServerEnough = sized({ test: false, small: false, full: true })
const describeTrip =
  isServerEnough && process.env.TEST_DATABASE_URL ? describeOnServer : describeOnDatabases

describeTrip('bets on a season', (makeDatabase) => {
  test('are paid alike by the season and by what arrives', async () => {
    const seed = seeded('uof')
    const season = { seed, minutes, speed, gamesTarget }
    const onTenth = (tenths: number) => reportFigure('tenths of the season', tenths)
    const trip = await ledgerTrip({ ...season, brokerUrl, makeDatabase, onTenth })
    reportFigure('broker', brokerUrl === null ? 'none' : 'RabbitMQ')
    reportTrip(trip.trip)
    reportFigure('slips on each side', trip.placed)
    reportFigure('of them accepted', trip.sent.bets.length)
    reportFigure('bets', summary(trip.sent.bets))
    for (const sum of trip.sent.ledger) reportFigure('ledger', sum)
    expect(trip.trip.differences.slice(0, 20)).toEqual([])
    expect(trip.arrived).toEqual(trip.sent)
    expect(trip.sent.violations).toEqual([])
    // A limit that ends them after the first hundreds would show nothing of the rest.
    expect(trip.sent.bets.length).toBeGreaterThan(trip.placed / 2)
  })
})
