import type { Odds } from './odds.ts'

/** Product of odds, exact, in thousandths to the power of their number; 1 of none. */
export function oddsProduct(legs: readonly Odds[]): bigint {
  return legs.reduce((product, odds) => product * BigInt(odds), 1n)
}

/** Exact decimal text of a product of odds: two decimals at least, no needless zero beyond. */
export function combinedOddsText(legs: readonly Odds[]): string {
  const decimals = Math.max(3 * legs.length, 2)
  const scale = 10n ** BigInt(decimals - 3 * legs.length)
  const digits = (oddsProduct(legs) * scale).toString()
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}.${fraction.padEnd(2, '0')}`
}

/** The product as a page shows it: cut, never rounded up, to two decimals (decision 0017). */
export function combinedRateText(legs: readonly Odds[]): string {
  const text = combinedOddsText(legs)
  return text.slice(0, text.indexOf('.') + 3)
}
