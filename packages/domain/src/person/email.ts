/**
 * An address without quotes, comments or address literals: words apart by dots, an '@', and a host
 * name whose last label begins with a letter. Each character is read once, whatever the text.
 */
const WORD = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '(?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'

export const EMAIL = new RegExp(
  `^${WORD}(?:\\.${WORD})*@(?:[\\p{L}\\p{N}]${LABEL}\\.)+\\p{L}${LABEL}$`,
  'u',
)
