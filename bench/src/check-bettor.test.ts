import type { BetWire } from '@caderneta/contract/wagers'
import { MATCH_RESULT } from '@caderneta/domain/market'
import { centavos } from '@caderneta/domain/money'
import { describe, expect, test } from 'vitest'
import { checkBettor, type SettledBettor } from './check-bettor.ts'
import type { ReplaySlip } from './replay-slip.ts'
import type { SeasonMatch } from './season-file.ts'

/** Level after 90 minutes, decided afterwards: the draw wins. */
const match: SeasonMatch = {
  teams: ['Croatia', 'Brazil'],
  record: { score: { ft: [0, 0], ht: [0, 0] } },
  finalScore: [1, 1],
}
const findMatch = () => match

const slip: ReplaySlip = {
  bettor: 7,
  gameId: 12,
  selectionId: 12_002,
  marketId: MATCH_RESULT,
  selectionName: 'Draw',
  handicap: '',
  stake: '3.33',
  seenRate: '3.33',
  isLive: false,
  reply: {
    status: 200,
    success: true,
    code: null,
    body: {
      data: {
        reference: 'AB12',
        bets: [
          { betId: 5, betGamesOddId: [12_002], price: 3.33, rate: 3.33, potencialReturns: 11.08 },
        ],
      },
      wallet: { cash: 96.67, cashback: 0 },
    },
  },
}

const leg: BetWire['odds'][number] = {
  oddInfo: {
    betGamesOddId: 12_002,
    name: 'Draw',
    specifier_value: '',
    rate: 3.33,
    status: 'success',
    market_id: MATCH_RESULT,
  },
  gameInfo: {
    betGameId: 12,
    betCnfSportId: 1,
    betCnfTournamentId: 7,
    teams: ['Croatia', 'Brazil'],
    gameStatus: 'ended',
    score: [1, 1],
    gameStartTimeStamp: 0,
  },
}

function bet(changes: Partial<BetWire['betInfo']> = {}): BetWire {
  return {
    betInfo: {
      betId: 5,
      reference: 'AB12',
      betStatus: 'win',
      price: 3.33,
      potencialReturns: 11.08,
      returnOffered: 0,
      ableToFinish: false,
      rate: 3.33,
      bonus: 0,
      placedAt: 1,
      settledAt: 2,
      paid: 11.08,
      cashback: 0,
      ...changes,
    },
    odds: [leg],
  }
}

/** Paid 3.33 × 3.33 = 11.0889 cut to 11.08, of a deposit of 100.00. */
function faultsOf(changes: Partial<SettledBettor> = {}): readonly string[] {
  const bettor = {
    number: 7,
    deposit: centavos(10_000),
    slips: [slip],
    bets: [bet()],
    wallet: { cash: 107.75, cashback: 0 },
    ...changes,
  }
  return checkBettor(bettor, findMatch).mismatches
}

describe('the check of a bettor after a replay', () => {
  test('finds nothing when bet and wallet are as the file says', () => {
    expect(faultsOf()).toEqual([])
  })

  test('finds a payout that is off by one centavo', () => {
    expect(faultsOf({ bets: [bet({ paid: 11.09 })] })).toEqual([
      'bettor 7: bet 5: payout 1109, expected 1108',
    ])
  })

  test('finds a wallet that is off by one centavo', () => {
    expect(faultsOf({ wallet: { cash: 107.76, cashback: 0 } })).toEqual([
      'bettor 7: wallet 10776, expected 10775 centavos',
    ])
  })

  test('finds a live bet that earned no cashback, another cashback, or none in the wallet', () => {
    const live = { slips: [{ ...slip, isLive: true }] }
    const wallet = { cash: 107.75, cashback: 0.33 }
    expect(faultsOf({ ...live, bets: [bet({ cashback: 0.33 })], wallet })).toEqual([])
    expect(faultsOf(live)).toEqual(['bettor 7: bet 5: cashback 0, expected 33'])
    expect(faultsOf({ ...live, bets: [bet({ cashback: 0.34 })] })).toEqual([
      'bettor 7: bet 5: cashback 34, expected 33',
      'bettor 7: cashback 0, expected 34',
    ])
  })

  test('finds a bet that was settled the other way', () => {
    expect(faultsOf({ bets: [bet({ betStatus: 'lose', paid: 0 })] })).toContain(
      'bettor 7: bet 5: status lose, expected win',
    )
  })

  test('finds a bet that is still pending', () => {
    const faults = faultsOf({ bets: [bet({ betStatus: 'pending', settledAt: null, paid: 0 })] })
    expect(faults).toContain('bettor 7: bet 5: status pending, expected win')
  })

  test('finds an accepted bet that is gone', () => {
    expect(faultsOf({ bets: [] })).toContain('bettor 7: bet 5 was accepted and is not listed')
  })

  test('finds a bet that nobody placed', () => {
    expect(faultsOf({ bets: [bet(), bet({ betId: 6 })] })).toEqual([
      'bettor 7: 1 bets were accepted, 2 are listed',
    ])
  })

  test('finds odds that are worse than those that the bettor saw', () => {
    const faults = faultsOf({ slips: [{ ...slip, seenRate: '3.34' }] })
    expect(faults).toEqual(['bettor 7: bet 5: rate no worse than seen false, expected true'])
  })

  test('takes a refused slip for no bet', () => {
    const refused = { ...slip, reply: { ...slip.reply, success: false, code: 'odds_changed' } }
    expect(faultsOf({ slips: [slip, refused] })).toEqual([])
  })
})
