import * as z from 'zod/mini'
import { figuresText } from '../outside-text.ts'

/** Lists and look-ups that need no session (decisions, calls; checklist API-27, API-28). */

/** Of `misc/getCountries`: `ordem` is the id in `countryId`, `nome` in the caller's language. */
const countryWire = z.object({
  ordem: z.number(),
  nome: z.string(),
  sigla2: z.string(),
  sigla3: z.string(),
  codigo: z.string(),
})

export const countriesReply = z.object({ data: z.array(countryWire) })

/** A zone of `misc/getTimezones`; `offset` as it is at the moment of the call: 'GMT-03:00'. */
const timeZoneWire = z.object({ id: z.string(), name: z.string(), offset: z.string() })

export const timeZonesReply = z.object({ data: z.array(timeZoneWire) })

/** `misc/getAddress`: a CEP, masked or plain. */
export const postalAddressRequest = z.object({
  cep: figuresText().check(z.minLength(1, 'required'), z.maxLength(12, 'cep_invalid')),
})

const postalAddressWire = z.object({
  /** Eight digits. */
  cep: z.string(),
  /** Empty where one CEP serves a whole town, and so is the district. */
  streetName: z.string(),
  district: z.string(),
  city: z.string(),
  /** Two letters: 'SP'. */
  state: z.string(),
})

/** Null: unknown, or no service available. It never prevents saving an address. */
export const postalAddressReply = z.object({ data: z.nullable(postalAddressWire) })

export type CountryWire = z.infer<typeof countryWire>
export type TimeZoneWire = z.infer<typeof timeZoneWire>
export type PostalAddressWire = z.infer<typeof postalAddressWire>
