import { phoneDigits } from '@caderneta/domain/person/phone'
import { plainFigures } from '@caderneta/domain/text/outside-text'
import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'

const digit = /\d/
const digits = (count: number) => Array.from({ length: count }, () => digit)

/**
 * Converts text of another format before the mask cuts it. The existing content of the field is
 * converted only when it was inserted as a whole, as password managers do: a character that the
 * user deletes must not reappear.
 */
function reading(read: (text: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }, action) => ({
    elementState:
      action === 'validation' ? { ...elementState, value: read(elementState.value) } : elementState,
    data: read(data),
  })
}

/** ###.###.###-## */
export const CPF_MASK: MaskitoOptions = {
  mask: [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)],
}

/**
 * '+55 11 98765-4321' and '011 98765-4321' → '11987654321', pasted or typed key by key: the country
 * code has a field of its own, and the mask would cut the end of the number.
 */
const nationalNumber: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') {
    return { elementState: { ...elementState, value: phoneDigits(value) }, data }
  }
  const typed = `${value.slice(0, selection[0])}${data}`
  const digits = phoneDigits(typed)
  const isWhole = action === 'insert' && selection[1] === value.length
  if (!isWhole || digits === typed.replace(/\D/g, '')) return { elementState, data }
  return { elementState: { value: '', selection: [0, 0] }, data: digits }
}

/** (##) #####-#### */
export const PHONE_MASK: MaskitoOptions = {
  mask: ['(', ...digits(2), ')', ' ', ...digits(5), '-', ...digits(4)],
  preprocessors: [nationalNumber],
}

/** #### #### #### ####: sixteen digits (CST-15). */
export const CARD_MASK: MaskitoOptions = {
  mask: [...digits(4), ' ', ...digits(4), ' ', ...digits(4), ' ', ...digits(4)],
}

/** +### */
export const COUNTRY_CODE_MASK: MaskitoOptions = { mask: ['+', ...digits(3)] }

/** #####-### */
export const CEP_MASK: MaskitoOptions = { mask: [...digits(5), '-', ...digits(3)] }

/** Postal codes of other countries, up to the maximum length of the call. */
export const POSTAL_CODE_MASK: MaskitoOptions = { mask: /^[\w -]{0,12}$/ }

/** '1990-05-17' and '17-5-1990' → '17/05/1990'. */
function dayFirst(text: string): string {
  const plain = plainFigures(text)
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain) ?? []
  if (year) return `${day}/${month}/${year}`
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain)
  return parts ? `${parts[1]?.padStart(2, '0')}/${parts[2]?.padStart(2, '0')}/${parts[3]}` : text
}

/** '5/' typed key by key is the fifth: a separator completes a day or a month of one digit. */
const endedBySeparator: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  const isAtEnd = action === 'insert' && selection[0] === value.length
  const [, before, digit] = /^(\d\d\/)?(\d)$/.exec(value) ?? []
  if (!isAtEnd || digit === undefined || !/^[/.-]$/.test(data)) return { elementState, data }
  const padded = `${before ?? ''}0${digit}`
  return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: '/' }
}

/** ##/##/####, day first in both languages. */
export const DATE_MASK: MaskitoOptions = {
  mask: [...digits(2), '/', ...digits(2), '/', ...digits(4)],
  preprocessors: [reading(dayFirst), endedBySeparator],
}
