import { type Centavos, centavos } from '../money/money.ts'

/** A live bet that was settled as won or lost, without the parts that were closed early. */
export interface SettledLiveBet {
  readonly staked: Centavos
  /** The payout, bonus included. */
  readonly returned: Centavos
  /** `liveCashbackPercent` of its placement. */
  readonly percent: number
}

/**
 * The rule of `cashback_collected`, which is compared with this one. The cashback of one civil
 * day: the percent of stakes less returns over all live bets that count for it, never below 0, at
 * most `dayMax`; rounded down to the centavo once.
 */
export function dayCashback(bets: readonly SettledLiveBet[], dayMax: Centavos): Centavos {
  const lost = bets.reduce(
    (sum, { staked, returned, percent }) => sum + BigInt(staked - returned) * BigInt(percent),
    0n,
  )
  const earned = lost > 0n ? lost / 100n : 0n
  return earned < BigInt(dayMax) ? centavos(Number(earned)) : dayMax
}
