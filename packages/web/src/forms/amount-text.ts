import type { FieldError } from '@caderneta/contract/field-errors'
import { type Centavos, parseReais, ZERO } from '@caderneta/domain/money/money'
import { parseAmount, plainAmount } from '@caderneta/domain/person/typed-amount'

/** Plain notation beside the Brazilian one, as pasted from bank statements: '25.50'. */
const PLAIN = /^\d+\.\d{1,2}$/

/** An amount as typed into a form; null when invalid. Never negative. */
export function amountOfText(text: string): Centavos | null {
  const typed = plainAmount(text)
  if (PLAIN.test(typed)) return parseReais(typed.replace(/^0+(?=\d)/, ''))
  return typed.endsWith(',') ? null : parseAmount(typed)
}

/** The error of an amount before any limit applies (VAL-31 to VAL-33). */
export function amountError(text: string): true | FieldError {
  const typed = plainAmount(text)
  if (typed === '') return 'required'
  if (/^-/.test(typed) && amountOfText(typed.slice(1)) !== null) return 'not_positive'
  const amount = amountOfText(typed)
  if (amount === null) return 'not_a_number'
  return amount === ZERO ? 'not_positive' : true
}
