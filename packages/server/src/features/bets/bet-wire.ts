import type { BetWire, PlacedBetWire } from '@caderneta/contract/wagers'
import { combinedRateText } from '@caderneta/domain/combined-odds'
import type { GameStatus } from '@caderneta/domain/game'
import type { SelectionResult } from '@caderneta/domain/market'
import { centavos, reaisNumber } from '@caderneta/domain/money'
import { type Odds, odds, rateNumber } from '@caderneta/domain/odds'

/** A bet and its legs, wherever they come from; amounts in centavos, times in ms UTC. */
export interface BetFacts {
  readonly betId: number
  readonly reference: string
  readonly status: BetWire['betInfo']['betStatus']
  readonly stake: number
  readonly potentialReturn: number
  readonly bonusPercent: number
  readonly acceptedAt: number
  readonly settledAt: number | null
  readonly payout: number
  readonly legs: readonly LegFacts[]
}

export interface LegFacts {
  readonly selectionId: number
  readonly name: string
  readonly handicap: string
  readonly marketId: number
  readonly odds: number
  readonly result: SelectionResult | null
  readonly gameId: number
  readonly home: string
  readonly away: string
  readonly gameStatus: GameStatus
  readonly scoreHome: number
  readonly scoreAway: number
  readonly startsAt: number
}

/** A bet as `wagers/save` and `wagers/status` tell it. */
export function placedBetWire(bet: BetFacts): PlacedBetWire {
  return {
    betId: bet.betId,
    betGamesOddId: bet.legs.map((leg) => leg.selectionId),
    price: reais(bet.stake),
    rate: combinedRate(bet.legs.map((leg) => odds(leg.odds))),
    potencialReturns: reais(bet.potentialReturn),
  }
}

/** A bet as `wagers_user/getAll` and the stream tell it. */
export function betWire(bet: BetFacts): BetWire {
  return {
    betInfo: {
      betId: bet.betId,
      reference: bet.reference,
      betStatus: bet.status,
      price: reais(bet.stake),
      potencialReturns: reais(bet.potentialReturn),
      returnOffered: 0,
      ableToFinish: false,
      rate: combinedRate(bet.legs.map((leg) => odds(leg.odds))),
      bonus: bet.bonusPercent,
      placedAt: bet.acceptedAt,
      settledAt: bet.settledAt,
      paid: reais(bet.payout),
      cashback: 0,
    },
    odds: bet.legs.map(legWire),
  }
}

const LEG_STATUS = {
  win: 'success',
  half_win: 'success',
  lose: 'error',
  half_lose: 'error',
  void: 'void',
} as const

function legWire(leg: LegFacts): BetWire['odds'][number] {
  return {
    oddInfo: {
      betGamesOddId: leg.selectionId,
      name: leg.name,
      specifier_value: leg.handicap,
      rate: rateNumber(odds(leg.odds)),
      status: leg.result === null ? 'open' : LEG_STATUS[leg.result],
      market_id: leg.marketId,
    },
    gameInfo: {
      betGameId: leg.gameId,
      teams: [leg.home, leg.away],
      gameStatus: leg.gameStatus,
      score: [leg.scoreHome, leg.scoreAway],
      gameStartTimeStamp: leg.startsAt,
    },
  }
}

/** A single shows its odds as they are, a multiple its product cut to two decimals. */
function combinedRate(legs: readonly Odds[]): number {
  const [single, second] = legs
  return single !== undefined && second === undefined
    ? rateNumber(single)
    : Number(combinedRateText(legs))
}

function reais(amount: number): number {
  return reaisNumber(centavos(amount))
}
