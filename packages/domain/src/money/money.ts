/**
 * Money is a whole number of centavos. No fraction of a centavo exists anywhere in the product,
 * and no amount ever passes through a floating-point fraction (decision 0006, SEC-31).
 */
declare const centavosBrand: unique symbol

/** A whole number of centavos (hundredths of a real), negative allowed, within safe integers. */
export type Centavos = number & { readonly [centavosBrand]: true }

/** Brands a whole number as centavos. Throws on a fraction or an unsafe integer: that is a bug. */
export function centavos(value: number | bigint): Centavos {
  const whole = Number(value)
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not whole centavos: ${value}`)
  return whole as Centavos
}

export const ZERO: Centavos = centavos(0)

/** Largest amount that can be represented; every limit of the product is far below. */
export const CENTAVOS_MAX: Centavos = centavos(Number.MAX_SAFE_INTEGER)

/** Brands a whole number, cut to `CENTAVOS_MAX`: for sums that a limit is then compared with. */
export function cappedCentavos(value: bigint): Centavos {
  return value > BigInt(CENTAVOS_MAX) ? CENTAVOS_MAX : centavos(value)
}

export function add(...amounts: readonly Centavos[]): Centavos {
  return centavos(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** A sum that a limit is then compared with: of amounts cut to `CENTAVOS_MAX`, cut likewise. */
export function addCapped(...amounts: readonly Centavos[]): Centavos {
  return cappedCentavos(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))
}

export function subtract(from: Centavos, amount: Centavos): Centavos {
  return centavos(from - amount)
}

const DECIMAL = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/

/**
 * Reads an amount in reais as it is on the wire: plain decimal text, dot as separator, at most
 * two decimals, not negative ('25', '25.5', '25.50'). Anything else (exponents, commas, spaces,
 * other digits, a third decimal) is refused with null. Source: decision 0017.
 */
export function parseReais(text: string): Centavos | null {
  const match = DECIMAL.exec(text)
  if (!match) return null
  const [, whole = '0', fraction = ''] = match
  return centavos(BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0')))
}

/** Plain decimal text of an amount, always two decimals: 1850 → '18.50'. */
export function reaisText(amount: Centavos): string {
  const digits = Math.abs(amount).toString().padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The amount as the number of reais that replies carry: 1850 → 18.5. For the wire only. */
export function reaisNumber(amount: Centavos): number {
  return Number(reaisText(amount))
}

/** The inverse: a number of reais of a reply, at most two decimals, as whole centavos. */
export function centavosOfReais(reais: number): Centavos {
  return centavos(Math.round(reais * 100))
}
