import { FIELD_ERRORS, type FieldError } from '@caderneta/contract/field-errors'
import type * as z from 'zod/mini'

function isFieldError(text: string): text is FieldError {
  return FIELD_ERRORS.some((error) => error === text)
}

/** The first error of each field, by its name. The contract's schemas carry errors as messages. */
export function fieldErrors(error: z.core.$ZodError): Record<string, FieldError> {
  const errors = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '')
    if (!errors.has(name)) errors.set(name, isFieldError(issue.message) ? issue.message : 'invalid')
  }
  return Object.fromEntries(errors)
}
