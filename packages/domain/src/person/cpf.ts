import { bareFigures } from '../text/outside-text.ts'

/** Digits of a CPF, and of the form fields that ask for one (specification, 9). */
export const CPF_LENGTH = 11

/**
 * Reads a CPF with or without its mask, or in another one. Gives its eleven digits; null when
 * the length or a check digit is wrong, when all digits are equal (they pass the arithmetic but
 * are never issued), or when there is anything but digits and mask.
 */
export function parseCpf(text: string): string | null {
  const digits = cpfDigits(text)
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return null
  return digits === withCheckDigits(digits.slice(0, 9)) ? digits : null
}

/** What is left of a text when the characters of the mask are taken out. */
export function cpfDigits(text: string): string {
  return bareFigures(text)
}

/**
 * Modulo 11 of the Receita Federal: weights from the number of digits plus one down to 2; a rest
 * under 2 gives 0, any other 11 less the rest.
 */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (digits.length + 1 - at),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** The whole CPF of nine first digits. Exported for makers of demo and test numbers. */
export function withCheckDigits(base: string): string {
  const first = checkDigit(base)
  return `${base}${first}${checkDigit(`${base}${first}`)}`
}

/** Writes what there is of a CPF under the mask ###.###.###-##, also while it is being typed. */
export function maskCpf(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, CPF_LENGTH)
  const [, a = '', b = '', c = '', d = ''] =
    /^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})$/.exec(digits) ?? []
  return [a, b && `.${b}`, c && `.${c}`, d && `-${d}`].join('')
}

/** The form for logs and screens that only have to distinguish CPFs: ***.982.247-**. */
export function hiddenCpf(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
}
