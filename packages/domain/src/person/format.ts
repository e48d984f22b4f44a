import { type Centavos, reaisText } from '../money/money.ts'

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
