import type { Language } from '@caderneta/contract/language'
import { fieldText } from '@caderneta/contract/messages/field-texts'
import { FIELD_FAULTS, type FieldFault } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'

/** `true`, or what is wrong: the two answers that react-hook-form's `validate` knows. */
export type Check = (value: unknown) => true | FieldFault

const isFieldFault = (text: string | undefined): text is FieldFault =>
  FIELD_FAULTS.some((fault) => fault === text)

/** The contract's rule for one field, so that page and server refuse the same (VAL-05). */
export function checkOf(schema: z.ZodMiniType): Check {
  return (value) => {
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return true
    const fault = parsed.error.issues[0]?.message
    return isFieldFault(fault) ? fault : 'invalid'
  }
}

/** The checks in turn; the first fault counts. */
export function allOf(...checks: readonly Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const fault = check(value)
      if (fault !== true) return fault
    }
    return true
  }
}

/**
 * The sentence under a field: a fault's own, in the language of the page now, or the server's
 * sentence as it came.
 */
export function errorText(message: string | undefined, language: Language): string | undefined {
  return isFieldFault(message) ? fieldText(message, language) : message
}
