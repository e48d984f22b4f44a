import { floorOf, fraction, multiply } from '../money/fraction.ts'
import { add, type Centavos, cappedCentavos, centavos, subtract, ZERO } from '../money/money.ts'
import type { Pockets } from '../money/pockets.ts'
import type { Odds } from '../odds/odds.ts'
import { type LegOutcome, legFactor } from './payout.ts'

/** A leg of a bet that may be closed early; `current` is read only while it has no result. */
export interface ClosingLeg extends LegOutcome {
  /** The odds of this moment; null while its market is suspended, closed or unknown. */
  readonly current: Odds | null
}

/**
 * What closing a stake returns now (decision 0010): stake × factors of the decided legs × agreed ÷
 * current odds of each open leg, less the margin (thousandths), exact, rounded down once. The
 * multiple bonus is for bets that run to their end: it is not in it. Zero when one open leg cannot
 * be bet on at this moment, and when no leg is open: then the bet is a matter of settlement.
 */
export function cashOutValue(
  stake: Centavos,
  legs: readonly ClosingLeg[],
  marginThousandths: number,
): Centavos {
  const open = legs.filter(({ result }) => result === null)
  if (open.length === 0 || open.some(({ current }) => current === null)) return ZERO
  const kept = fraction(1000 - marginThousandths, 1000)
  return cappedCentavos(floorOf(multiply([fraction(stake), ...legs.map(closingFactor), kept])))
}

function closingFactor(leg: ClosingLeg) {
  return leg.result === null && leg.current !== null
    ? fraction(leg.odds, leg.current)
    : legFactor(leg)
}

/** A part of a stake and what closing it returns, both by the pockets that they concern. */
export interface ClosingPart {
  readonly stake: Pockets
  readonly returned: Pockets
}

/**
 * Closes `percent` of what is still at stake at a quote for the whole of it. The part of the stake
 * is rounded down and returns its exact share of the quote, rounded down: closed in parts, a bet
 * never returns more than at once. The part takes cashback and cash in the proportion of the
 * stake; what returns goes back by the same proportion, and to cashback never more than came from
 * there.
 */
export function closingPart(atStake: Pockets, quote: Centavos, percent: number): ClosingPart {
  const whole = add(atStake.cash, atStake.cashback)
  const part = share(whole, percent, 100)
  const stake = splitBy(part, share(atStake.cashback, part, whole))
  const returned = share(quote, part, whole)
  const toCashback = Math.min(stake.cashback, share(returned, stake.cashback, Math.max(part, 1)))
  return { stake, returned: splitBy(returned, centavos(toCashback)) }
}

/** amount × numerator ÷ denominator, rounded down. */
function share(amount: Centavos, numerator: number, denominator: number): Centavos {
  return centavos(floorOf(multiply([fraction(amount), fraction(numerator, denominator)])))
}

function splitBy(amount: Centavos, cashback: Centavos): Pockets {
  return { cash: subtract(amount, cashback), cashback }
}
