import { withdrawSaveRequest } from '@caderneta/contract/payments/withdrawals'
import type { ClientWire } from '@caderneta/contract/site'
import { type Centavos, centavosOfReais } from '@caderneta/domain/money/money'
import { PIX_KEY_TYPES, type PixKeyType, parsePixKey } from '@caderneta/domain/payments/pix-key'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { amountError, amountOfText } from '../../../forms/amount-text.ts'
import { checkOf } from '../../../forms/field-check.ts'

/** The fields of the form; name and CPF come from the account. */
export interface PixFields {
  readonly pixKeyType: string
  readonly pixKey: string
  readonly amount: string
  readonly password: string
}

/** The key is of the player's own account: most often it is the CPF. */
export function pixAtFirst(cpf: string | undefined): PixFields {
  return { pixKeyType: cpf ? 'cpf' : '', pixKey: '', amount: '', password: '' }
}

const { shape } = withdrawSaveRequest

export const checkKeyType = checkOf(shape.pixKeyType)
export const checkPassword = checkOf(shape.password)

export function keyTypeOf(text: string): PixKeyType | null {
  return PIX_KEY_TYPES.find((type) => type === text) ?? null
}

/** The key must match its type (VAL-39). */
export function checkKey(text: string, type: string) {
  const known = keyTypeOf(type)
  if (visibleText(text) === '') return 'required'
  return known === null || parsePixKey(known, text) !== null || 'key_invalid'
}

interface WithdrawalLimits {
  readonly min: Centavos
  readonly max: Centavos
}

/** The server's limits; null until loaded. */
export function limitsOf(limits: ClientWire['limits'] | undefined): WithdrawalLimits | null {
  if (!limits) return null
  const { withdrawalMin, withdrawalMax } = limits
  return { min: centavosOfReais(withdrawalMin), max: centavosOfReais(withdrawalMax) }
}

/** The bounds of an amount, with the message for each error. */
interface AmountBounds {
  readonly cash: Centavos
  readonly tooMuch: string
  readonly limits: WithdrawalLimits | null
  readonly outside: string
}

/** A positive amount within the limits and no more than the cash (VAL-40). */
export function checkAmount(text: string, bounds: AmountBounds): true | string {
  const { cash, tooMuch, limits, outside } = bounds
  const error = amountError(text)
  const amount = amountOfText(text)
  if (error !== true || amount === null) return error
  if (limits && (amount < limits.min || amount > limits.max)) return outside
  return amount <= cash || tooMuch
}
