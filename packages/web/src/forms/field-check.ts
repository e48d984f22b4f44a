import { FIELD_ERRORS, type FieldError } from '@caderneta/contract/field-errors'
import type { Language } from '@caderneta/contract/language'
import { fieldText } from '@caderneta/contract/messages/field-texts'
import * as z from 'zod/mini'

/** `true`, or the error: the two results that react-hook-form's `validate` accepts. */
export type Check = (value: unknown) => true | FieldError

const isFieldError = (text: string | undefined): text is FieldError =>
  FIELD_ERRORS.some((error) => error === text)

/** The contract's rule for one field, so that page and server refuse the same (VAL-05). */
export function checkOf(schema: z.ZodMiniType): Check {
  return (value) => {
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return true
    const error = parsed.error.issues[0]?.message
    return isFieldError(error) ? error : 'invalid'
  }
}

/** The checks in turn; the first error is used. */
export function allOf(...checks: readonly Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const error = check(value)
      if (error !== true) return error
    }
    return true
  }
}

/**
 * The text under a field: an error's own, in the current language of the page, or the server's
 * message as received.
 */
export function errorText(message: string | undefined, language: Language): string | undefined {
  return isFieldError(message) ? fieldText(message, language) : message
}
