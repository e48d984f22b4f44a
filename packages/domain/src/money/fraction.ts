/** An exact ratio of whole numbers, neither negative nor of denominator zero; not reduced. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export function fraction(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

/** Product of all; 1 of none. */
export function multiply(factors: readonly Fraction[]): Fraction {
  return factors.reduce(
    (product, factor) => ({
      numerator: product.numerator * factor.numerator,
      denominator: product.denominator * factor.denominator,
    }),
    fraction(1),
  )
}

/** Whole part: rounds down. */
export function floorOf({ numerator, denominator }: Fraction): bigint {
  return numerator / denominator
}

/** Nearest whole number, a half upwards. */
export function roundOf({ numerator, denominator }: Fraction): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** The same ratio in lowest terms. */
export function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/**
 * The ratio as text, exact: a decimal where it ends ('1.855', '2'), else in lowest terms ('5/3').
 */
export function fractionText(ratio: Fraction): string {
  const { numerator, denominator } = reduced(ratio)
  const decimals = Math.max(powerOf(2n, denominator), powerOf(5n, denominator))
  const scale = 10n ** BigInt(decimals)
  if (scale % denominator !== 0n) return `${numerator}/${denominator}`
  const digits = ((numerator * scale) / denominator).toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** How often the prime divides the number. */
function powerOf(prime: bigint, whole: bigint): number {
  return whole % prime === 0n ? 1 + powerOf(prime, whole / prime) : 0
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}
