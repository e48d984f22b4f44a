import { withdrawSaveRequest } from '@caderneta/contract/withdrawals'
import type { Centavos } from '@caderneta/domain/money'
import { PIX_KEY_TYPES, type PixKeyType, parsePixKey } from '@caderneta/domain/pix-key'
import { amountFault, amountOfText } from '../../forms/amount-text.ts'
import { checkOf } from '../../forms/field-check.ts'

/** What stands in the form; name and CPF come from the account. */
export interface PixFields {
  readonly pixKeyType: string
  readonly pixKey: string
  readonly amount: string
  readonly password: string
}

export const PIX_EMPTY: PixFields = { pixKeyType: '', pixKey: '', amount: '', password: '' }

const { shape } = withdrawSaveRequest

export const checkKeyType = checkOf(shape.pixKeyType)
export const checkPassword = checkOf(shape.password)

export function keyTypeOf(text: string): PixKeyType | null {
  return PIX_KEY_TYPES.find((type) => type === text) ?? null
}

/** The key has to fit its kind (VAL-39). */
export function checkKey(text: string, type: string) {
  const known = keyTypeOf(type)
  if (text.trim() === '') return 'required'
  return known === null || parsePixKey(known, text) !== null || 'key_invalid'
}

/** A positive amount, no more than the cash; what is more is told as a sentence (VAL-40). */
export function checkAmount(text: string, cash: Centavos, tooMuch: string): true | string {
  const fault = amountFault(text)
  const amount = amountOfText(text)
  if (fault !== true || amount === null) return fault
  return amount <= cash || tooMuch
}
