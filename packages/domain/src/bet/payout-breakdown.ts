import type { SelectionResult } from '../markets/market/market.ts'
import { type Fraction, fraction, fractionText, multiply } from '../money/fraction.ts'
import { type Centavos, subtract } from '../money/money.ts'
import { NO_BONUS, type PlacedBonus } from './multiple-bonus.ts'
import { type LegOutcome, legFactor, paidBonusPercent, payout } from './payout.ts'

/** How a settled bet came to its payout; texts are exact and in reais where they are amounts. */
interface PayoutBreakdown {
  readonly legs: readonly {
    readonly result: SelectionResult | null
    readonly factor: string | null
  }[]
  readonly product: string
  readonly returned: string
  /** Percent of the winnings, by the legs that count. */
  readonly bonusPercent: number
  readonly bonus: Centavos
  readonly payout: Centavos
}

const NOTHING = fraction(0)

/**
 * Explains what `payout` pays: the factor of each leg, their product, stake × product before it is
 * rounded down, and what the bonus adds. A lost leg makes the product 0, whatever is still open.
 */
export function payoutBreakdown(
  stake: Centavos,
  legs: readonly LegOutcome[],
  placed: PlacedBonus = NO_BONUS,
): PayoutBreakdown {
  const isLost = legs.some(({ result }) => result === 'lose')
  const product = isLost ? NOTHING : multiply(legs.map(legFactor))
  const paid = payout(stake, legs, placed)
  return {
    legs: legs.map((leg) => ({ result: leg.result, factor: factorText(leg) })),
    product: fractionText(product),
    returned: fractionText(inReais(stake, product)),
    bonusPercent: paidBonusPercent(legs, placed),
    bonus: subtract(paid, payout(stake, legs)),
    payout: paid,
  }
}

function factorText(leg: LegOutcome): string | null {
  return leg.result === null ? null : fractionText(legFactor(leg))
}

function inReais(stake: Centavos, product: Fraction): Fraction {
  return multiply([fraction(stake, 100), product])
}
