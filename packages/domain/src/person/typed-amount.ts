import { type Centavos, parseReais } from '../money/money.ts'
import { plainFigures } from '../text/outside-text.ts'

/** An amount without its sign of the currency and with plain spaces: ' R$ 20,00' → '20,00'. */
export function plainAmount(text: string): string {
  return plainFigures(text).replace(/^r\$\s*/i, '')
}

const AMOUNT = /^(\d+|\d{1,3}(?:(?:\.\d{3})+|(?: \d{3})+))?(?:,(\d{0,2}))?$/

/**
 * Reads an amount as Brazilians write it: 'R$ 1.234,50', '1 234,5', '12,', ',50', '7'. Dots or
 * spaces precede groups of three alone; a third decimal, another sign or nothing at all gives null.
 */
export function parseAmount(text: string): Centavos | null {
  const match = AMOUNT.exec(plainAmount(text))
  if (!match) return null
  const [, whole, decimals = ''] = match
  if (whole === undefined && decimals === '') return null
  const units = (whole ?? '0').replace(/[. ]/g, '').replace(/^0+(?=\d)/, '')
  return parseReais(decimals ? `${units}.${decimals}` : units)
}
