/** Decimal odds in whole thousandths: 1.85 is 1850. Published odds carry two decimals. */
declare const oddsBrand: unique symbol

/** Whole thousandths of decimal odds, 1001 or more. */
export type Odds = number & { readonly [oddsBrand]: true }

export const ODDS_MIN = 1001
export const ODDS_MAX = 10_000_000

/** Brands whole thousandths as odds. Throws out of 1.001 … 10,000: that is a bug. */
export function odds(thousandths: number): Odds {
  if (!isOdds(thousandths)) throw new RangeError(`not odds: ${thousandths}`)
  return thousandths
}

/** True for a whole number of thousandths within the range of bettable odds. */
export function isOdds(thousandths: number): thousandths is Odds {
  return Number.isSafeInteger(thousandths) && thousandths >= ODDS_MIN && thousandths <= ODDS_MAX
}

/** Plain decimal text without needless digits beyond two decimals: 1850 → '1.85', 1855 → '1.855'. */
export function rateText(value: Odds): string {
  const digits = value.toString()
  const fraction = digits.slice(-3)
  return `${digits.slice(0, -3)}.${fraction.endsWith('0') ? fraction.slice(0, 2) : fraction}`
}

/** The odds as the number that replies carry: 1850 → 1.85. For the wire only. */
export function rateNumber(value: Odds): number {
  return Number(rateText(value))
}
