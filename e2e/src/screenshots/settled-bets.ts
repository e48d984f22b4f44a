import type { BetWire } from '@caderneta/contract/bets/wagers'
import { BONUS_TABLE } from '@caderneta/domain/bet/multiple-bonus'
import { payoutBreakdown } from '@caderneta/domain/bet/payout-breakdown'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { centavos, reaisNumber, ZERO } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import { hoursAgo } from './hours-ago.ts'

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
const ASIAN_TOTAL = 1010006
const WON: Chosen = {
  name: '1',
  marketId: MATCH_RESULT,
  teams: ['Fluminense', 'Universidad Católica'],
  score: [2, 1],
  rate: 1.85,
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
/** Of its two lines three goals win the one and give the stake of the other back. */
const HALF_WON: Chosen = {
  ...WON,
  name: 'Over',
  handicap: '2.75',
  marketId: ASIAN_TOTAL,
  rate: 2.2,
  result: 'half_win',
}
const HALF_LOST: Chosen = { ...HALF_WON, handicap: '3.25', rate: 2.85, result: 'half_lose' }
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

const KICK_OFF = hoursAgo(4)

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
      placedAt: hoursAgo(5),
      settledAt: hoursAgo(2),
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
  settled({ betId: 13, status: 'win', stake: 20, legs: [HALF_WON] }),
  settled({ betId: 12, status: 'win', stake: 20, legs: [HALF_LOST] }),
  settled({ betId: 11, status: 'void', stake: 30, legs: [{ ...DRAW, result: 'void' }] }),
]

const [single] = SETTLED_BETS

/** Closed by the bettor, wholly and in part, cancelled, and one that is being played. */
export function closedBets(): readonly BetWire[] {
  if (!single) return []
  const { settlement: _, ...info } = { ...single.betInfo, cashback: 0 }
  const open = { settledAt: null, paid: 0, potencialReturns: 12.95, price: 7, returnOffered: 9.94 }
  const legs = (gameStatus: 'live' | 'scheduled', gameStartTimeStamp: number): Leg[] =>
    single.odds.map((leg) => ({
      oddInfo: { ...leg.oddInfo, status: 'open' },
      gameInfo: { ...leg.gameInfo, gameStatus, gameStartTimeStamp },
    }))
  const part = { closedEarly: { stake: 3, returned: 2.4 } }
  const own = (betId: number) => ({ ...info, betId, reference: `CAD-000${betId}A8-F05C5` })
  const played = { placedAt: hoursAgo(3), settledAt: hoursAgo(0.25) }
  const cancelled = { placedAt: hoursAgo(1), settledAt: hoursAgo(0.5), paid: 9.5 }
  return [
    {
      betInfo: {
        ...own(4),
        ...played,
        ...open,
        ...part,
        betStatus: 'pending',
        ableToFinish: true,
      },
      odds: legs('live', hoursAgo(1.5)),
    },
    {
      betInfo: { ...own(3), ...played, betStatus: 'cashed_out', paid: 14.2 },
      odds: legs('live', hoursAgo(1.5)),
    },
    {
      betInfo: { ...own(2), ...cancelled, betStatus: 'cancelled' },
      odds: legs('scheduled', hoursAgo(-2)),
    },
  ]
}
