import type { BetWire, PlacedBetWire, SettlementWire } from '@caderneta/contract/bets/wagers'
import { type DeadHeat, potentialReturn } from '@caderneta/domain/bet/payout'
import { payoutBreakdown } from '@caderneta/domain/bet/payout-breakdown'
import type { GameStatus } from '@caderneta/domain/markets/game/game'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import { type Centavos, centavos, reaisNumber } from '@caderneta/domain/money/money'
import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { type Odds, odds, rateNumber } from '@caderneta/domain/odds/odds'
import { knownValue } from '../known-value.ts'

/** A bet and its legs, whatever their source; amounts in centavos, times in ms UTC. */
export interface BetFacts {
  readonly betId: number
  readonly reference: string
  readonly status: BetWire['betInfo']['betStatus']
  readonly stake: number
  /** What is not closed early; 0 once all of it is. */
  readonly atStake: number
  /** What the parts that were closed early returned. */
  readonly returnedEarly: number
  readonly potentialReturn: number
  readonly bonusPercent: number
  /** The version of the public table that the bonus follows. */
  readonly bonusTable: number
  /** Cashback that the bet earned by itself, under the rule before the daily one. */
  readonly cashback: number
  readonly acceptedAt: number
  readonly settledAt: number | null
  readonly payout: number
  readonly legs: readonly LegFacts[]
}

/** A bet as it is stored, with the pockets that its open stake came from. */
export interface StoredBet extends BetFacts {
  readonly atStakeCash: number
  readonly atStakeCashback: number
}

/** The selection of a leg, as it was sold. */
type SoldSelection = Pick<
  PricedSelection,
  'selectionId' | 'gameId' | 'marketId' | 'name' | 'handicap'
>

export interface LegFacts extends SoldSelection {
  readonly odds: number
  /** The version of the price at which the bet was accepted. */
  readonly oddsVersion: number
  readonly result: SelectionResult | null
  readonly deadHeatPlaces: number
  readonly deadHeatTied: number
  readonly sportId: number
  readonly tournamentId: number
  readonly home: string
  readonly away: string
  readonly gameStatus: GameStatus
  readonly scoreHome: number
  readonly scoreAway: number
  readonly startsAt: number
}

/** A bet as `wagers/save` and `wagers/status` return it. */
export function placedBetWire(bet: BetFacts): PlacedBetWire {
  return {
    betId: bet.betId,
    betGamesOddId: bet.legs.map((leg) => leg.selectionId),
    price: reais(bet.stake),
    rate: combinedRate(bet.legs.map((leg) => odds(leg.odds))),
    potencialReturns: reais(bet.potentialReturn),
  }
}

/**
 * A bet as `wagers_user/getAll` and the stream send it, with what closing it would return now, and
 * the signed quote by which that is paid a few seconds later as well.
 */
export function betWire(bet: BetFacts, amount: Centavos, quote?: string): BetWire {
  return {
    betInfo: {
      betId: bet.betId,
      reference: bet.reference,
      betStatus: bet.status,
      price: reais(bet.status === 'pending' ? bet.atStake : bet.stake),
      potencialReturns: reais(returnAtStake(bet)),
      returnOffered: reais(amount),
      ...(quote === undefined ? {} : { quote }),
      ableToFinish: amount > 0,
      rate: combinedRate(bet.legs.map((leg) => odds(leg.odds))),
      bonus: bet.bonusPercent,
      placedAt: bet.acceptedAt,
      settledAt: bet.settledAt,
      paid: reais(bet.payout),
      cashback: reais(bet.cashback),
      ...closedEarly(bet),
      ...settlement(bet),
    },
    odds: bet.legs.map(legWire),
  }
}

/** For a bet that was closed in part, what the rest may still return. */
export function returnAtStake(bet: BetFacts): number {
  if (bet.status !== 'pending' || bet.atStake === bet.stake) return bet.potentialReturn
  const legs = bet.legs.map((leg) => odds(leg.odds))
  return potentialReturn(centavos(bet.atStake), legs, bet.bonusPercent)
}

function closedEarly({ stake, atStake, returnedEarly }: BetFacts) {
  if (atStake === stake) return {}
  return { closedEarly: { stake: reais(stake - atStake), returned: reais(returnedEarly) } }
}

function settlement(bet: BetFacts): { settlement?: SettlementWire } {
  if (bet.status !== 'win' && bet.status !== 'lose' && bet.status !== 'void') return {}
  const breakdown = payoutBreakdown(
    centavos(bet.atStake),
    bet.legs.map((leg) => ({ odds: odds(leg.odds), result: leg.result, deadHeat: deadHeat(leg) })),
    { percent: bet.bonusPercent, table: bet.bonusTable },
  )
  return {
    settlement: {
      stake: reais(bet.atStake),
      legs: breakdown.legs.map((leg, index) => ({
        betGamesOddId: knownValue(bet.legs[index], 'the leg of a result').selectionId,
        ...leg,
      })),
      product: breakdown.product,
      returned: breakdown.returned,
      bonusPercent: breakdown.bonusPercent,
      bonus: reais(breakdown.bonus),
      payout: reais(breakdown.payout),
      cashback: reais(bet.cashback),
    },
  }
}

/** The dead heat of a leg as the domain takes it. */
export function deadHeat({ deadHeatPlaces, deadHeatTied }: LegFacts): DeadHeat {
  return { places: deadHeatPlaces, tied: deadHeatTied }
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
      betCnfSportId: leg.sportId,
      betCnfTournamentId: leg.tournamentId,
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
