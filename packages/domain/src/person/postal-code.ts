import { bareFigures } from '../text/outside-text.ts'

/** Digits of a CEP, and of the form fields that ask for one (specification, 9). */
export const CEP_LENGTH = 8

/** What is left of a text when the characters of the mask are taken out. */
export function cepDigits(text: string): string {
  return bareFigures(text)
}

/** Reads a CEP with or without its mask; gives its eight digits, null when it is none. */
export function parseCep(text: string): string | null {
  const digits = cepDigits(text)
  // It has no check digit; eight zeros are the one number that is not assigned.
  return /^\d{8}$/.test(digits) && !/^0+$/.test(digits) ? digits : null
}

/** Writes what there is of a CEP under the mask #####-###, also while it is being typed. */
export function maskCep(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, CEP_LENGTH)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
