import { type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'

/** The fields of a request, whatever the form in which they came. */
export type Fields = ReadonlyMap<string, string>

/** The longest form of the product, the long sign-up, has 22 fields. */
export const FIELDS_MAX = 64
export const FIELD_NAME_LENGTH_MAX = 64

/** No name of the contract starts otherwise; numeric and empty names fall out here. */
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]*$/
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
const LONE_SURROGATE = /\p{Surrogate}/u

/** Names through which a careless reader would change every object. */
export function isReservedName(name: string): boolean {
  return RESERVED.has(name)
}

/** Adds a field, or says why this body is refused. The same rules hold for every form of body. */
export function addField(fields: Map<string, string>, name: string, value: string): Refusal | null {
  if (fields.size >= FIELDS_MAX || name.length > FIELD_NAME_LENGTH_MAX) return refuse('too_large')
  if (!FIELD_NAME.test(name) || isReservedName(name)) return refuse('malformed')
  // Two values under one name are read differently by different readers.
  if (fields.has(name)) return refuse('malformed')
  // PostgreSQL text holds neither; who typed it is told where.
  if (value.includes('\0') || LONE_SURROGATE.test(value)) return refuseFields({ [name]: 'invalid' })
  fields.set(name, value)
  return null
}
