/** Chance that a sum of squares of so many normal numbers is larger (Wilson and Hilferty, 1931). */
export function chiSquareTail(value: number, degrees: number): number {
  if (degrees === 0) return 1
  const spread = 2 / (9 * degrees)
  return normalTail((Math.cbrt(value / degrees) - 1 + spread) / Math.sqrt(spread))
}

/** Of the tail of the normal distribution (Abramowitz and Stegun, 26.2.17). */
const WEIGHTS = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
const SCALE = 0.2316419

/** Chance that a normal number is larger. */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z)
  const t = 1 / (1 + SCALE * z)
  const sum = WEIGHTS.reduceRight((all, weight) => (all + weight) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
