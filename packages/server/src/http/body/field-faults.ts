import { FIELD_FAULTS, type FieldFault } from '@caderneta/contract/refusals'
import type * as z from 'zod/mini'

function isFieldFault(text: string): text is FieldFault {
  return FIELD_FAULTS.some((fault) => fault === text)
}

/** The first fault of each field, by its name. The contract's schemas carry faults as messages. */
export function fieldFaults(error: z.core.$ZodError): Record<string, FieldFault> {
  const faults = new Map<string, FieldFault>()
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '')
    if (!faults.has(name)) faults.set(name, isFieldFault(issue.message) ? issue.message : 'invalid')
  }
  return Object.fromEntries(faults)
}
