import { type Centavos, parseReais, reaisText } from '../money/money.ts'
import { plainFigures } from '../text/outside-text.ts'

const NO_BREAK_SPACE = '\u00A0'

/** Money as Brazilians write it, with a no-break space: 123456 → 'R$ 1.234,56'; '-R$ 10,50'. */
export function formatReais(amount: Centavos): string {
  const sign = amount < 0 ? '-' : ''
  return `${sign}R$${NO_BREAK_SPACE}${formatAmount(amount).replace('-', '')}`
}

/** The amount alone: 123450 → '1.234,50'. */
export function formatAmount(amount: Centavos): string {
  const [whole = '0', decimals = '00'] = reaisText(amount).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`
}

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
