/**
 * Texts from outside: what people type and their clipboards add. Every form and every call reads
 * them here (docs/decisions/0099-texts-that-people-type.md), so that the same text is read alike.
 */

/** They turn what follows around: 'Ana' and U+202E, then another text, reads as something else. */
const TURNING = '\\u202A-\\u202E\\u2066-\\u2069'
const ALL_TURNING = new RegExp(`[${TURNING}]`, 'gu')
/** What makes one picture of several: a family of three is a joined sequence. */
const JOINED =
  '(?<=[\\p{ExtPict}\\p{EMod}]\\uFE0F?)\\u200D(?=\\p{ExtPict})|(?<=\\p{ExtPict})\\uFE0F'
/** Joiners, marks, fillers, selectors of variants: nothing of them is ever seen. */
const INVISIBLE = new RegExp(
  `(?!${JOINED}|[${TURNING}])[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800]`,
  'gu',
)
const SPACE = /\p{Zs}/gu
const DASH = /[\p{Pd}\u2212]/gu
/** Dots of any height, commas, dashes, slashes, underscores and spaces. */
const SEPARATOR = /[.,·•_/\-\s]/g
/** Beside them control characters, line separators, half pairs, private use and noncharacters. */
const UNREADABLE = new RegExp(`[${TURNING}\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Co}\\p{NChar}]`, 'u')

/** In composed form (NFC), without what cannot be seen, with plain spaces and none at its ends. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').replace(SPACE, ' ').trim()
}

/** What `visibleText` keeps although it cannot be read; such a text is refused. */
export function isUnreadable(text: string): boolean {
  return UNREADABLE.test(text)
}

/**
 * Digits and their separators, from any keyboard or document: dashes and wide forms are plain, and
 * the marks in which address books wrap a telephone are gone.
 */
export function plainFigures(text: string): string {
  return visibleText(text.replace(ALL_TURNING, '').normalize('NFKC')).replace(DASH, '-')
}

/** The figures of a number without what separates their groups, whatever mask it was written in. */
export function bareFigures(text: string): string {
  return plainFigures(text).replace(SEPARATOR, '')
}

/** A password to compare, as RFC 8265 prepares it (OpaqueString): NFC, and spaces are ASCII. */
export function opaqueText(password: string): string {
  return password.replace(SPACE, ' ').normalize('NFC')
}
