import type { BetWire } from '@caderneta/contract/bets/wagers'
import { BONUS_TABLE } from '@caderneta/domain/bet/multiple-bonus'
import { payoutBreakdown } from '@caderneta/domain/bet/payout-breakdown'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { centavos, reaisNumber, ZERO } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'

/** Bets with an end, for pictures: what takes a match of two hours, or a postponed one, to see. */

type Leg = BetWire['odds'][number]

interface Chosen {
  readonly name: string
  readonly handicap?: string
  readonly marketId: number
  readonly teams: readonly [string, string]
  readonly score: readonly [number, number]
  readonly rate: number
  readonly result: SelectionResult
}

const MATCH_RESULT = 1000002
const TOTAL_GOALS = 1000003
const WON: Chosen = {
  name: '1',
  marketId: MATCH_RESULT,
  teams: ['Fluminense', 'Universidad Católica'],
  score: [2, 1],
  rate: 1.855,
  result: 'win',
}
const OVER: Chosen = {
  name: 'Over',
  handicap: '2.5',
  marketId: TOTAL_GOALS,
  teams: ['Cerro Porteño', 'Corinthians'],
  score: [3, 1],
  rate: 2.2,
  result: 'win',
}
const DRAW: Chosen = {
  name: 'Draw',
  marketId: MATCH_RESULT,
  teams: ['Junior', 'Palmeiras'],
  score: [0, 2],
  rate: 3.99,
  result: 'lose',
}

const STATUS_BY_RESULT = {
  win: 'success',
  half_win: 'success',
  lose: 'error',
  half_lose: 'error',
  void: 'void',
} as const satisfies Record<SelectionResult, Leg['oddInfo']['status']>

const KICK_OFF = Date.UTC(2026, 10, 20, 21, 30)

function legOf(chosen: Chosen, at: number): Leg {
  const { name, handicap = '', marketId, teams, score, rate, result } = chosen
  return {
    oddInfo: {
      betGamesOddId: at + 1,
      name,
      specifier_value: handicap,
      rate,
      status: STATUS_BY_RESULT[result],
      market_id: marketId,
    },
    gameInfo: {
      betGameId: 900_000_000 + at,
      betCnfSportId: FOOTBALL,
      betCnfTournamentId: 1,
      teams: [...teams],
      gameStatus: result === 'void' ? 'cancelled' : 'ended',
      score: [...score],
      gameStartTimeStamp: KICK_OFF,
    },
  }
}

interface Settled {
  readonly betId: number
  readonly status: 'win' | 'lose' | 'void'
  readonly stake: number
  readonly legs: readonly Chosen[]
  readonly bonusPercent?: number
  readonly cashback?: number
}

/** The bet as the server sends it; its payout is computed as on the server. */
function settled({ betId, status, stake, legs, bonusPercent = 0, cashback = 0 }: Settled): BetWire {
  const outcomes = legs.map(({ rate, result }) => ({ odds: odds(Math.round(rate * 1000)), result }))
  const account = payoutBreakdown(centavos(stake * 100), outcomes, {
    percent: bonusPercent,
    table: BONUS_TABLE,
  })
  const payout = reaisNumber(account.payout)
  return {
    betInfo: {
      betId,
      reference: `CAD-00${betId}A8-F05C5`,
      betStatus: status,
      price: stake,
      potencialReturns: payout,
      returnOffered: 0,
      ableToFinish: false,
      rate: legs.reduce((product, { rate }) => product * rate, 1),
      bonus: bonusPercent,
      placedAt: KICK_OFF - 3_600_000,
      settledAt: KICK_OFF + 7_000_000,
      paid: payout,
      cashback,
      settlement: {
        ...account,
        stake,
        legs: account.legs.map((leg, at) => ({ betGamesOddId: at + 1, ...leg })),
        bonusPercent,
        bonus: reaisNumber(account.bonus ?? ZERO),
        payout,
        cashback,
      },
    },
    odds: legs.map(legOf),
  }
}

export const SETTLED_BETS: readonly BetWire[] = [
  settled({ betId: 16, status: 'win', stake: 10, legs: [WON], cashback: 1 }),
  settled({
    betId: 15,
    status: 'win',
    stake: 25,
    legs: [WON, OVER, { ...DRAW, name: '2', rate: 1.72, result: 'win' }],
    bonusPercent: 3,
  }),
  settled({ betId: 14, status: 'lose', stake: 12.5, legs: [OVER, DRAW] }),
  settled({ betId: 13, status: 'win', stake: 20, legs: [{ ...OVER, result: 'half_win' }] }),
  settled({ betId: 12, status: 'win', stake: 20, legs: [{ ...OVER, result: 'half_lose' }] }),
  settled({ betId: 11, status: 'void', stake: 30, legs: [{ ...DRAW, result: 'void' }] }),
]

const [single] = SETTLED_BETS

/** Closed by the bettor, wholly and in part, cancelled, and one that is being played. */
export function closedBets(): readonly BetWire[] {
  if (!single) return []
  const { settlement: _, ...info } = { ...single.betInfo, cashback: 0 }
  const open = { settledAt: null, paid: 0, potencialReturns: 12.98, price: 7, returnOffered: 5.61 }
  const legs = (gameStatus: Leg['gameInfo']['gameStatus']): Leg[] =>
    single.odds.map((leg) => ({
      oddInfo: { ...leg.oddInfo, status: 'open' },
      gameInfo: { ...leg.gameInfo, gameStatus },
    }))
  const part = { closedEarly: { stake: 3, returned: 2.4 } }
  return [
    {
      betInfo: { ...info, ...open, ...part, betId: 4, betStatus: 'pending', ableToFinish: true },
      odds: legs('live'),
    },
    { betInfo: { ...info, betId: 3, betStatus: 'cashed_out', paid: 14.2 }, odds: legs('live') },
    { betInfo: { ...info, betId: 2, betStatus: 'cancelled', paid: 9.5 }, odds: legs('scheduled') },
  ]
}
