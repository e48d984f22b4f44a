import { type Refusal, refuse } from '@caderneta/contract/refusals'
import { addField, FIELDS_MAX, type Fields } from './field-set.ts'

/** `application/x-www-form-urlencoded`, with every error refused instead of repaired. */
export function parseUrlencoded(text: string): Fields | Refusal {
  const fields = new Map<string, string>()
  const pairs = text.split('&', FIELDS_MAX + 1)
  for (const pair of pairs) {
    const split = pair.indexOf('=')
    const name = decoded(split < 0 ? pair : pair.slice(0, split))
    const value = decoded(split < 0 ? '' : pair.slice(split + 1))
    if (name === null || value === null) return refuse('malformed')
    const refusal = addField(fields, name, value)
    if (refusal) return refusal
  }
  return fields
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
