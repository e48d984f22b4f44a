import { multipleBonusPercent, withBonus } from '../bet/multiple-bonus.ts'
import { fraction } from '../money/fraction.ts'
import { type Centavos, cappedCentavos } from '../money/money.ts'
import { oddsProduct } from '../odds/combined-odds.ts'
import type { Odds } from '../odds/odds.ts'

/**
 * The largest stake whose potential return, with its multiple bonus, is at most `payoutMax`: what
 * a slip offers as its maximum before a click. Centavos; 0 when even one centavo returns more.
 * `bonusPercent` is that of the legs unless the bonus is not on offer.
 */
export function largestStake(
  legs: readonly Odds[],
  payoutMax: Centavos,
  bonusPercent: number = multipleBonusPercent(legs),
): Centavos {
  const { numerator, denominator } = returnOfACentavo(legs, bonusPercent)
  // floor(stake × factor) ≤ max is the same as stake × factor < max + 1.
  const below = (BigInt(payoutMax) + 1n) * denominator
  return cappedCentavos((below - 1n) / numerator)
}

function returnOfACentavo(legs: readonly Odds[], bonusPercent: number) {
  const product = fraction(oddsProduct(legs), 1000n ** BigInt(legs.length))
  return withBonus(ONE_CENTAVO, product, bonusPercent)
}

const ONE_CENTAVO = cappedCentavos(1n)
