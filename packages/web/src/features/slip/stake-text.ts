import { formatAmount, parseAmount } from '@caderneta/domain/format'

/**
 * A stake as it is typed, in Brazilian writing: '.' groups thousands, ',' divides, two decimals
 * (checklist VAL-57, VAL-58, KPD-02). While it is typed the text is plain ('1234,5'); on
 * leaving the field it is written out ('1.234,50').
 */
export const STAKE_CHARACTERS_MAX = 10

/** What stands in the field after somebody typed or pasted `text`. */
export function typedStake(text: string): string {
  const kept = text.replace(/[^\d.,]/g, '')
  // A lone dot before at most two digits was meant as the divider; other dots group thousands.
  const divided = /^\d*\.\d{0,2}$/.test(kept) ? kept.replace('.', ',') : kept.replaceAll('.', '')
  const [whole = '', ...decimals] = divided.split(',')
  const units = whole.replace(/^0+(?=\d)/, '')
  const typed = decimals.length === 0 ? units : `${units || '0'},${decimals.join('').slice(0, 2)}`
  return typed.slice(0, STAKE_CHARACTERS_MAX)
}

/** The amount of a stake text; null when it is empty or no amount. */
export { parseAmount as stakeOf } from '@caderneta/domain/format'

/** The text of a field that is being left: two decimals, grouped; empty stays empty. */
export function writtenStake(text: string): string {
  const amount = parseAmount(text)
  return amount === null ? '' : formatAmount(amount)
}

/** The text without its groups. */
function plainStake(text: string): string {
  return text.replaceAll('.', '')
}

export const KEYPAD_DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
export type KeypadKey = (typeof KEYPAD_DIGITS)[number] | ',' | 'backspace'

/** What stands in the field after a key of the mobile keypad (checklist KPD). */
export function pressedStake(text: string, key: KeypadKey): string {
  const plain = plainStake(text)
  if (key === 'backspace') return plain.slice(0, -1)
  if (key === ',' && plain.includes(',')) return plain
  return typedStake(plain + key)
}
