import type { SelectionResult } from '../markets/market/market.ts'
import { type Fraction, floorOf, fraction, multiply } from '../money/fraction.ts'
import { type Centavos, cappedCentavos, centavos } from '../money/money.ts'
import type { Odds } from '../odds/odds.ts'
import { countingBonusPercent, NO_BONUS, type PlacedBonus, withBonus } from './multiple-bonus.ts'

/** Prizes shared by equal competitors: the odds count for places/tied of the stake. */
export interface DeadHeat {
  readonly places: number
  readonly tied: number
}

/** A leg as settlement sees it; `result` is null while it is unknown. */
export interface LegOutcome {
  readonly odds: Odds
  readonly result: SelectionResult | null
  /** Counts for a leg that wins; absent, or 1 of 1, when there was none. */
  readonly deadHeat?: DeadHeat
}

/**
 * What each real of a bet becomes by one leg: win the odds, void 1, half a win (odds + 1)/2, half
 * a loss 1/2, a loss 0; a win in a dead heat odds × places/tied, so the total is shared.
 */
export function legFactor(leg: LegOutcome): Fraction {
  switch (leg.result) {
    case 'win':
      return winFactor(leg.odds, leg.deadHeat ?? { places: 1, tied: 1 })
    case 'void':
      return fraction(1)
    case 'half_win':
      return fraction(leg.odds + 1000, 2000)
    case 'half_lose':
      return fraction(1, 2)
    case 'lose':
      return fraction(0)
    case null:
      throw new RangeError('a leg without a result has no factor')
  }
}

function winFactor(odds: Odds, { places, tied }: DeadHeat): Fraction {
  if (places < 1 || tied < places) throw new RangeError(`dead heat: ${places} of ${tied}`)
  return fraction(BigInt(odds) * BigInt(places), 1000n * BigInt(tied))
}

/**
 * What a settled bet pays: stake × product of the leg factors, plus the bonus of the legs that
 * count on the winnings, exact, rounded down to the centavo once (decisions 0006 and 0011). A lost
 * leg makes it 0, whatever the others do. Throws while a leg is open and none is lost.
 */
export function payout(
  stake: Centavos,
  legs: readonly LegOutcome[],
  bonus: PlacedBonus = NO_BONUS,
): Centavos {
  if (legs.some((leg) => leg.result === 'lose')) return centavos(0)
  return centavos(floorOf(returnOf(stake, legs.map(legFactor), paidBonusPercent(legs, bonus))))
}

/** Percent of the winnings that a bet with these results is paid: void legs do not count. */
export function paidBonusPercent(legs: readonly LegOutcome[], bonus: PlacedBonus): number {
  return countingBonusPercent(bonus, legs.filter(({ result }) => result !== 'void').length)
}

/**
 * What a bet pays when every leg wins, rounded down to the centavo once; cut to `CENTAVOS_MAX`, so
 * that a slip beyond any limit can still be counted and refused.
 */
export function potentialReturn(
  stake: Centavos,
  legs: readonly Odds[],
  bonusPercent: number = 0,
): Centavos {
  const factors = legs.map((odds) => fraction(odds, 1000))
  return cappedCentavos(floorOf(returnOf(stake, factors, bonusPercent)))
}

function returnOf(stake: Centavos, factors: readonly Fraction[], bonusPercent: number): Fraction {
  return withBonus(stake, multiply([fraction(stake), ...factors]), bonusPercent)
}
