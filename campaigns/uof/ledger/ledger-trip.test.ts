import { describeOnDatabases } from '@caderneta/server/database/test-database'
import { expect, it } from 'vitest'
import { ledgerTrip, summary } from './ledger-trip.ts'

describeOnDatabases('bets on a season', (makeDatabase) => {
  it('are paid alike by the season and by what the feed makes of it', async () => {
    // An hour of the season in thirty steps: each settles and bets on both sides.
    const ofTrip = { seed: 'uof', minutes: 1, speed: 60, gamesTarget: 50, brokerUrl: null }
    const { placed, sent, arrived } = await ledgerTrip({ ...ofTrip, makeDatabase })
    expect(arrived).toEqual(sent)
    expect([sent.violations, sent.bets.length]).toEqual([[], placed])
    expect(summary(sent.bets).split(',').length).toBeGreaterThan(1)
  })
})
