import { type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'

/** The fields of a request, in whatever format they arrived. */
export type Fields = ReadonlyMap<string, string>

/** The longest form of the product, the long sign-up, has 22 fields. */
export const FIELDS_MAX = 64
const FIELD_NAME_LENGTH_MAX = 64

/** No name of the contract starts otherwise; this excludes numeric and empty names. */
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]*$/
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
const LONE_SURROGATE = /\p{Surrogate}/u

/** Names through which a careless reader would change every object. */
export function isReservedName(name: string): boolean {
  return RESERVED.has(name)
}

/** Adds a field, or returns why the body is refused. The same rules hold for every body format. */
export function addField(fields: Map<string, string>, name: string, value: string): Refusal | null {
  if (fields.size >= FIELDS_MAX || name.length > FIELD_NAME_LENGTH_MAX) return refuse('too_large')
  if (!FIELD_NAME.test(name) || isReservedName(name)) return refuse('malformed')
  // Parsers disagree about two values under one name.
  if (fields.has(name)) return refuse('malformed')
  // PostgreSQL text holds neither; the response names the field.
  if (value.includes('\0') || LONE_SURROGATE.test(value)) return refuseFields({ [name]: 'invalid' })
  fields.set(name, value)
  return null
}
