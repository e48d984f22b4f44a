import { bareFigures } from '../text/outside-text.ts'

/**
 * Reads a CNPJ with or without its mask, in the old form of digits or in the alphanumeric one of
 * July 2026. Gives its fourteen characters in upper case; null when a check digit is wrong, when
 * all characters are equal, or when there is anything else.
 * Source: Receita Federal, Instrução Normativa 2.229/2024.
 */
export function parseCnpj(text: string): string | null {
  const characters = bareFigures(text).toUpperCase()
  if (!/^[0-9A-Z]{12}\d{2}$/.test(characters) || /^(.)\1+$/.test(characters)) return null
  return characters === withCnpjCheckDigits(characters.slice(0, 12)) ? characters : null
}

/** The whole CNPJ of twelve first characters. Exported for makers of test numbers. */
export function withCnpjCheckDigits(base: string): string {
  const first = checkDigit(base)
  return `${base}${first}${checkDigit(`${base}${first}`)}`
}

/**
 * Modulo 11 with weights 2 to 9 again and again from the right; a character counts for its ASCII
 * code less 48, so digits count for themselves and A for 17. A rest under 2 gives 0.
 */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((all, character, at) => all + (character.charCodeAt(0) - 48) * (2 + (at % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
