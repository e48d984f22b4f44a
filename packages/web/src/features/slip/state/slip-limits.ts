import type { BetLimit } from '@caderneta/contract/bets/bet-limits'
import type { ClientWire } from '@caderneta/contract/site'
import { multipleBonusPercent } from '@caderneta/domain/bet/multiple-bonus'
import {
  addCapped,
  type Centavos,
  centavos,
  centavosOfReais,
  ZERO,
} from '@caderneta/domain/money/money'
import type { Odds } from '@caderneta/domain/odds/odds'
import { largestStake } from '@caderneta/domain/slip/largest-stake'
import type { StakeTarget } from '../stake/stake-target.ts'
import { keyOf } from './slip-multiples.ts'
import { slipTotals } from './slip-picks.ts'
import type { SlipSum } from './slip-sum.ts'

/** The limits of one bet in whole centavos. */
export interface StakeLimits {
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
  readonly payoutMax: Centavos
  /** Whether the multiple bonus applies to bets placed now. */
  readonly isBonusOn: boolean
}

export function stakeLimits({
  limits,
  offers,
}: Pick<ClientWire, 'limits' | 'offers'>): StakeLimits {
  return {
    stakeMin: centavosOfReais(limits.stakeMin),
    stakeMax: centavosOfReais(limits.stakeMax),
    payoutMax: centavosOfReais(limits.payoutMax),
    isBonusOn: offers.multiples,
  }
}

/** The largest stake of a bet, and which limit caps it. */
export interface StakeMaximum {
  readonly stake: Centavos
  readonly limit: BetLimit
  /** With the limit `selection`: the selection that is meant. */
  readonly selectionId: number | null
}

/** The largest stake by the limits of a single bet, as the server computes it. */
export function ownMaximum(legs: readonly Odds[], limits: StakeLimits): StakeMaximum {
  const bonusPercent = limits.isBonusOn ? multipleBonusPercent(legs) : 0
  const byPayout = largestStake(legs, limits.payoutMax, bonusPercent)
  return byPayout < limits.stakeMax
    ? { stake: byPayout, limit: 'bet', selectionId: null }
    : { stake: limits.stakeMax, limit: 'stake', selectionId: null }
}

/** The total stake of a target's bets. */
export function stakesAt({ picks, rows }: SlipSum, target: StakeTarget): Centavos {
  switch (target.of) {
    case 'all':
      return slipTotals(picks).stakes
    case 'selection': {
      const own = picks.filter(({ selection }) => selection.selectionId === target.selectionId)
      return slipTotals(own).stakes
    }
    case 'row':
      return sumOf(rows.filter((row) => row.legs === target.legs).map(({ sum }) => sum.stakes))
    case 'combination': {
      const staked = rows.flatMap((row) => row.staked)
      const ofKey = staked.filter((each) => keyOf(each.picks) === target.key)
      return sumOf(ofKey.map(({ stake }) => stake))
    }
  }
}

/** Zero for a target that the slip does not show. */
function sumOf(stakes: readonly Centavos[]): Centavos {
  return addCapped(...stakes)
}

/** The number of bets that a stake at that target makes. */
function betsCountAt({ picks, rows }: SlipSum, target: StakeTarget): number {
  switch (target.of) {
    case 'all':
      return picks.filter((pick) => pick.status === 'open').length
    case 'row':
      return Number(rows.find((row) => row.legs === target.legs)?.count ?? 0n)
    default:
      return 1
  }
}

/**
 * The largest stake of a target: at most `maximum`, and within `money`, what the wallet has left
 * beside the other bets. Rounded down to the centavo.
 */
export function stakeRoom(
  sum: SlipSum,
  target: StakeTarget,
  maximum: Centavos,
  money: Centavos,
): Centavos {
  const count = betsCountAt(sum, target)
  if (count === 0 || money <= 0) return ZERO
  return centavos(Math.min(maximum, Math.floor(money / count)))
}
