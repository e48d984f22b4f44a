import { type Centavos, parseReais, ZERO } from './money.ts'

/**
 * Reads cash or cashback from whatever a stored or received wallet holds: a number of reais or
 * its text. Negative, invalid or empty values become 0 (specification, 5). A number is taken to
 * the nearest centavo: wallets are a display, never the money itself.
 */
export function walletAmount(value: unknown): Centavos {
  if (typeof value === 'string') return parseReais(value.trim()) ?? ZERO
  if (typeof value !== 'number') return ZERO
  return parseReais(value.toFixed(2)) ?? ZERO
}
