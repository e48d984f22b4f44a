/** A point of a distribution, as far from its mean, with its chance. */
interface Point {
  readonly chance: number
  readonly offset: number
}

/**
 * Two points in place of a whole distribution, with its mean, its variance and its third moment
 * about the mean (Gaussian quadrature); the mean alone where nothing varies.
 */
export function twoPoints(variance: number, third: number): readonly Point[] {
  if (variance <= 0) return [{ chance: 1, offset: 0 }]
  const middle = third / variance / 2
  const reach = Math.sqrt(middle ** 2 + variance)
  const share = (reach + middle) / (2 * reach)
  return [
    { chance: share, offset: middle - reach },
    { chance: 1 - share, offset: middle + reach },
  ]
}
