import * as z from 'zod/mini'

/**
 * An address without quotes, comments or address literals: words apart by dots, an '@', and a host
 * name whose last label begins with a letter. Each character is read once, whatever the text.
 */
const WORD = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '(?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const EMAIL = new RegExp(
  `^${WORD}(?:\\.${WORD})*@(?:[\\p{L}\\p{N}]${LABEL}\\.)+\\p{L}${LABEL}$`,
  'u',
)

export const emailAddress = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(254, 'too_long'),
    z.regex(EMAIL, 'email_format'),
  )
