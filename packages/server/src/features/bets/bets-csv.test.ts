import { describe, expect, it } from 'vitest'
import type { BetFacts } from './bet-wire.ts'
import { betsCsv } from './bets-csv.ts'

const BET: BetFacts = {
  ...{ betId: 7, reference: 'CAD-1', status: 'win', stake: 1001, atStake: 1001 },
  ...{ returnedEarly: 0, potentialReturn: 1856, bonusPercent: 0, bonusTable: 1 },
  ...{ cashback: 0, acceptedAt: Date.UTC(2026, 10, 21, 15), settledAt: null, payout: 1856 },
  legs: [
    {
      ...{ selectionId: 1, name: 'Over', handicap: '2.5', marketId: 1, odds: 1855, result: null },
      oddsVersion: 1,
      ...{
        deadHeatPlaces: 1,
        deadHeatTied: 1,
        gameId: 1,
        sportId: 1,
        tournamentId: 7,
        home: '=cmd|A1',
        away: 'B, "C"',
      },
      ...{ gameStatus: 'scheduled', scoreHome: 0, scoreAway: 0, startsAt: 0 },
    },
  ],
}

describe('the table of bets', () => {
  it('has a head in the language of the caller and a row a bet', () => {
    const [head, row] = betsCsv([BET], 'en').split('\r\n')
    expect(head).toMatch(/^\uFEFFbet,reference,/)
    expect(row).toBe(
      `7,CAD-1,2026-11-21 15:00:00,,win,10.01,18.56,18.56,0.00,"'=cmd|A1 x B, ""C"": Over 2.5 @ 1.855"`,
    )
    expect(betsCsv([], 'ptBR')).toMatch(/^\uFEFFaposta,referência,.*\r\n$/)
  })
})
