import type { FieldFault } from '@caderneta/contract/refusals'
import { type Centavos, parseReais, reaisText, ZERO } from '@caderneta/domain/money'

/** Brazilian ('1.234,50', '25,5', '25') or plain ('25.50'); a dot before three digits groups. */
const BRAZILIAN = /^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/
const PLAIN = /^\d+\.\d{1,2}$/

/** An amount as a person types it into a form; null when it is none. Never negative. */
export function amountOfText(text: string): Centavos | null {
  const typed = text.replace(/^R\$/, '').trim()
  if (BRAZILIAN.test(typed)) {
    const [whole = '', fraction] = typed.replaceAll('.', '').split(',')
    const units = whole.replace(/^0+(?=\d)/, '')
    return parseReais(fraction === undefined ? units : `${units}.${fraction}`)
  }
  return PLAIN.test(typed) ? parseReais(typed.replace(/^0+(?=\d)/, '')) : null
}

/** 123450 → '1.234,50', without the sign of the currency. */
export function amountText(amount: Centavos): string {
  const [whole = '0', decimals = '00'] = reaisText(amount).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`
}

/** What a form says of an amount before any limit (VAL-31 to VAL-33). */
export function amountFault(text: string): true | FieldFault {
  const typed = text.trim()
  if (typed === '') return 'required'
  if (/^-/.test(typed) && amountOfText(typed.slice(1)) !== null) return 'not_positive'
  const amount = amountOfText(typed)
  if (amount === null) return 'not_a_number'
  return amount === ZERO ? 'not_positive' : true
}
