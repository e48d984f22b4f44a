import {
  isUnreadable,
  opaqueText,
  plainFigures,
  visibleText,
} from '@caderneta/domain/text/outside-text'
import * as z from 'zod/mini'
import type { FieldError } from './field-errors.ts'

/**
 * The texts of requests. Each is one of these (rule 'texts of requests are read'), so that no call
 * stores what cannot be seen, and the same text in another form of Unicode means the same.
 */

const readable = z.refine<string>((text) => !isUnreadable(text), 'unreadable')

/** What a person typed or pasted: a name, an address, a search. */
export const typedText = () => z.string('required').check(z.overwrite(visibleText), readable)

/** What is only compared with what we have: a text that cannot be read is not found. */
export const soughtText = () => z.string('required').check(z.overwrite(visibleText))

/** A number with its separators: CPF, telephone, CEP, amount. */
export const figuresText = () => z.string('required').check(z.overwrite(plainFigures), readable)

/** What a program wrote: an identifier, a cursor, a day. It is no other than the pattern allows. */
export const codedText = (pattern: RegExp, error: FieldError = 'invalid') =>
  z.string('required').check(z.regex(pattern, error))

/** What the handler parses itself, as JSON or as an exact amount; it is neither kept nor shown. */
export const parsedText = () => z.string('required').check(z.minLength(1, 'required'))

/** A decimal that the handler reads exactly: a sign more is another text, and refused there. */
export const exactText = () => z.string('required')

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 32

/** A password that will be kept, as RFC 8265 prepares it. */
export const newPassword = z
  .string('required')
  .check(
    z.overwrite(opaqueText),
    z.minLength(1, 'required'),
    z.minLength(PASSWORD_MIN, 'password_short'),
    z.maxLength(PASSWORD_MAX, 'password_long'),
  )

const isShortEnough = z.refine<string>(
  (password) => opaqueText(password).length <= PASSWORD_MAX,
  'password_long',
)

/**
 * The password of today, as typed: it may have been kept in another form of Unicode, in which
 * `isPassword` tries it as well. When wrong: the field error `wrong_password`.
 */
export const currentPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(2 * PASSWORD_MAX, 'password_long'), isShortEnough)

/** The same where the form also states the least length of a password. */
export const knownPassword = currentPassword.check(z.minLength(PASSWORD_MIN, 'password_short'))
