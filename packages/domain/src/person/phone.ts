import { bareFigures } from '../text/outside-text.ts'

/** Digits of a Brazilian number with area code that the forms ask for (specification, 9). */
export const PHONE_LENGTH_MIN = 11

export const BRAZIL_COUNTRY_CODE = '55'

/** The 67 area codes of Brazil (Anatel, Plano Geral de Códigos Nacionais). */
const AREA_CODES = new Set(
  `11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49
   51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89
   91 92 93 94 95 96 97 98 99`.split(/\s+/),
)

/**
 * Reads a phone number as typed, masked or plain, under a country code ('55' or '+55'). Gives it
 * in E.164 ('+5511987654321'); null when it is none. A Brazilian number has an area code and
 * either nine digits that start with 9 (mobile) or eight that start with 2 to 5 (landline);
 * numbers of other countries are judged by the length that E.164 allows alone.
 */
export function parsePhone(text: string, countryCode: string = BRAZIL_COUNTRY_CODE): string | null {
  const country = countryCode.replace(/^\+/, '')
  const digits = phoneDigits(text, country)
  if (!/^[1-9]\d{0,2}$/.test(country) || !/^\d{4,14}$/.test(digits)) return null
  const isGood =
    country === BRAZIL_COUNTRY_CODE ? isBrazilian(digits) : isInternational(country, digits)
  return isGood ? `+${country}${digits}` : null
}

/**
 * The number without the characters of the mask and without what is dialled before it: the country
 * code, by which a number of twelve digits and more begins in Brazil, and the zeros of a call to
 * another area or country.
 */
export function phoneDigits(text: string, countryCode: string = BRAZIL_COUNTRY_CODE): string {
  const plain = bareFigures(text).replace(/[()]/g, '')
  const country = countryCode.replace(/^\+/, '')
  if (country === BRAZIL_COUNTRY_CODE)
    return plain.replace(/^(?:\+|0*)55(?=0?\d{10,11}$)/, '').replace(/^0+(?=\d{10,11}$)/, '')
  const dialled = [`+${country}`, `00${country}`].find((prefix) => plain.startsWith(prefix))
  return dialled === undefined ? plain : plain.slice(dialled.length)
}

function isBrazilian(digits: string): boolean {
  return AREA_CODES.has(digits.slice(0, 2)) && /^\d{2}(9\d{8}|[2-5]\d{7})$/.test(digits)
}

function isInternational(country: string, digits: string): boolean {
  return country.length + digits.length <= 15
}

/** Writes a Brazilian number under the mask (##) #####-####, also while it is being typed. */
export function maskPhone(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, PHONE_LENGTH_MIN)
  if (digits.length <= 2) return digits && `(${digits}`
  const split = digits.length > 10 ? 7 : 6
  const [area, head, tail] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)]
  return `(${area}) ${head}${tail && `-${tail}`}`
}
