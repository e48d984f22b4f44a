import type { ClientWire } from '@caderneta/contract/site'
import { largestStake } from '@caderneta/domain/largest-stake'
import { type Centavos, centavos, centavosOfReais, ZERO } from '@caderneta/domain/money'
import type { Odds } from '@caderneta/domain/odds'
import { slipTotals } from './slip-lines.ts'
import { keyOf, legOdds } from './slip-multiples.ts'
import { idsOf } from './slip-state.ts'
import type { SlipSum } from './slip-sum.ts'
import type { StakePlace } from './stake-place.ts'

/** The limits of one bet in whole centavos. */
export interface StakeLimits {
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
  readonly payoutMax: Centavos
}

export function stakeLimits(limits: ClientWire['limits']): StakeLimits {
  return {
    stakeMin: centavosOfReais(limits.stakeMin),
    stakeMax: centavosOfReais(limits.stakeMax),
    payoutMax: centavosOfReais(limits.payoutMax),
  }
}

/** The largest stake of a bet on these odds: by the limit of stakes and by that of payouts. */
export function stakeMaxOf(legs: readonly Odds[], limits: StakeLimits): Centavos {
  return centavos(Math.min(limits.stakeMax, largestStake(legs, limits.payoutMax)))
}

export interface StakeFault {
  readonly is: 'small' | 'large'
  /** The least or the most that may be staked. */
  readonly limit: Centavos
}

/** What is wrong with a stake, before it is sent; null when nothing is. */
export function stakeFault(
  stake: Centavos | null,
  legs: readonly Odds[],
  limits: StakeLimits | null,
): StakeFault | null {
  if (stake === null || limits === null) return null
  const max = stakeMaxOf(legs, limits)
  if (stake > max) return { is: 'large', limit: max }
  return stake < limits.stakeMin ? { is: 'small', limit: limits.stakeMin } : null
}

/** The bets of a place: how many they are, and the legs of that which returns most. */
interface PlaceBets {
  readonly count: number
  readonly legs: readonly Odds[]
}

function placeBets({ lines, rows }: SlipSum, place: StakePlace): PlaceBets {
  const open = lines.filter((line) => line.status === 'open')
  const highest = [...legOdds(open)].sort((one, other) => other - one)
  switch (place.of) {
    case 'all':
      return { count: open.length, legs: highest.slice(0, 1) }
    case 'selection':
      return { count: 1, legs: legOdds(linesOf(open, [place.selectionId])) }
    case 'row': {
      const count = rows.find((row) => row.legs === place.legs)?.count ?? 0n
      return { count: Number(count), legs: highest.slice(0, place.legs) }
    }
    case 'combination':
      return { count: 1, legs: legOdds(linesOf(open, idsOf(place.key))) }
  }
}

function linesOf(lines: SlipSum['lines'], selectionIds: readonly number[]): SlipSum['lines'] {
  return lines.filter((line) => selectionIds.includes(line.selection.selectionId))
}

/** What the bets of a place stake together. */
export function stakesAt({ lines, rows }: SlipSum, place: StakePlace): Centavos {
  switch (place.of) {
    case 'all':
      return slipTotals(lines).stakes
    case 'selection':
      return slipTotals(linesOf(lines, [place.selectionId])).stakes
    case 'row':
      return rows.find((row) => row.legs === place.legs)?.sum.stakes ?? ZERO
    case 'combination': {
      const staked = rows.flatMap((row) => row.staked)
      return staked.find((each) => keyOf(each.lines) === place.key)?.stake ?? ZERO
    }
  }
}

/**
 * The largest stake that may stand at a place: within the limits of one bet, and within `money`,
 * what the wallet has left beside the other bets. Rounded down to the centavo.
 */
export function stakeRoom(
  sum: SlipSum,
  place: StakePlace,
  limits: StakeLimits,
  money: Centavos,
): Centavos {
  const { count, legs } = placeBets(sum, place)
  if (count === 0 || legs.length === 0 || money <= 0) return ZERO
  return centavos(Math.min(stakeMaxOf(legs, limits), Math.floor(money / count)))
}
