import type { Centavos } from '@caderneta/domain/money/money'
import { formatAmount } from '@caderneta/domain/person/format'
import { parseAmount } from '@caderneta/domain/person/typed-amount'

/**
 * A stake as it is typed, in Brazilian notation: '.' groups thousands, ',' is the decimal mark, two
 * decimals (checklist VAL-57, VAL-58, KPD-02). It is formatted on blur ('1.234,50').
 *
 * While typing, the meaning of a dot is undecided: '1.23' may become '1.234', or is 1,23. So the
 * dots stay as typed and are interpreted again at each key: the last one is a decimal mark while at
 * most two digits follow it, and a group separator from the third on. Deleting a character undoes
 * its key: '12.505' less its last digit is 12,50 again, as '1.234' less its last is 1,23, and the
 * sums beside the field show it at once. A comma decides it: the dots before it are group
 * separators and are removed.
 */
export const STAKE_CHARACTERS_MAX = 10

const DIVIDING_DOT = /\.(?=\d{0,2}$)/
/** Like the keypad, which accepts no second comma (KPD-02). */
const SECOND_DIVIDER = /(\.\d{0,2})[.,]$/

/** The content of the field after `text` was typed or pasted. */
export function typedStake(text: string): string {
  const kept = text.replace(/[^\d.,]/g, '').replace(SECOND_DIVIDER, '$1')
  return kept.includes(',') ? typedWithComma(kept) : typedWithDots(kept)
}

function typedWithComma(text: string): string {
  const [whole = '', ...decimals] = text.replaceAll('.', '').split(',')
  const units = whole.replace(/^0+(?=\d)/, '')
  return `${units || '0'},${decimals.join('').slice(0, 2)}`.slice(0, STAKE_CHARACTERS_MAX)
}

function typedWithDots(text: string): string {
  const typed = text
    // The digits before a group were deleted.
    .replace(/^\.+(?=\d{3})/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\.+/, '0.')
    // No group follows a 0: these are decimals, two at most.
    .replace(/^(0\.+\d{2}).+/, '$1')
  const plain = plainStake(typed)
  return plain.length > STAKE_CHARACTERS_MAX ? plain.slice(0, STAKE_CHARACTERS_MAX) : typed
}

/** The text without group separators, and with a comma for a decimal dot. */
function plainStake(text: string): string {
  return text.replace(DIVIDING_DOT, ',').replaceAll('.', '')
}

/** The amount of a stake text, also while it is typed; null when it is empty or invalid. */
export function stakeOf(text: string): Centavos | null {
  return parseAmount(plainStake(text))
}

/** The text of a field on blur: two decimals, grouped; empty stays empty. */
export function writtenStake(text: string): string {
  const amount = stakeOf(text)
  return amount === null ? '' : formatAmount(amount)
}

/** The caret position in `typed` after that in `before`: behind the same digits. */
export function caretAfter(before: string, typed: string): number {
  const wanted = before.replace(/[^\d,]/g, '').length
  let passed = 0
  const at = [...typed].findIndex((character) => {
    if (passed === wanted) return true
    if (character !== '.') passed += 1
    return false
  })
  return at < 0 ? typed.length : at
}

export const KEYPAD_DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
export type KeypadKey = (typeof KEYPAD_DIGITS)[number] | ',' | 'backspace'

/** The content of the field after a key of the mobile keypad (checklist KPD). */
export function pressedStake(text: string, key: KeypadKey): string {
  const plain = plainStake(text)
  if (key === 'backspace') return plain.slice(0, -1)
  if (key === ',' && plain.includes(',')) return plain
  return typedStake(plain + key)
}
