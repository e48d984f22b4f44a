import { parseCnpj } from '../person/cnpj.ts'
import { parseCpf } from '../person/cpf.ts'
import { EMAIL } from '../person/email.ts'
import { parsePhone } from '../person/phone.ts'
import { visibleText } from '../text/outside-text.ts'

/** The five kinds of PIX keys, as the form names them (specification, section 2; WDR-03). */
export const PIX_KEY_TYPES = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const
export type PixKeyType = (typeof PIX_KEY_TYPES)[number]

/** Longest key of the directory (DICT). */
export const PIX_KEY_LENGTH_MAX = 77

/**
 * Reads a key of that kind as typed and gives it as the directory (DICT) writes it: digits of a
 * CPF, fourteen characters of a CNPJ, E.164 of a phone, lower case of an e-mail and of a random
 * key (UUID). Null when it does not fit its kind (VAL-39).
 */
export function parsePixKey(type: PixKeyType, text: string): string | null {
  const key = visibleText(text)
  switch (type) {
    case 'cpf':
      return parseCpf(text)
    case 'cnpj':
      return parseCnpj(text)
    case 'phone':
      return parsePhone(text)
    case 'email':
      return emailKey(key.toLowerCase())
    case 'random':
      return RANDOM.test(key) ? key.toLowerCase() : null
  }
}

const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function emailKey(key: string): string | null {
  return key.length <= PIX_KEY_LENGTH_MAX && EMAIL.test(key) ? key : null
}

/** A masked key for lists and logs, useless for a payment: its first and last two characters. */
export function hiddenPixKey(key: string): string {
  return `${key.slice(0, 2)}•••${key.slice(-2)}`
}
