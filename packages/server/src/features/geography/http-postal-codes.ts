import type { PostalAddressWire } from '@caderneta/contract/profile/geography'
import * as z from 'zod/mini'
import type { PostalCodes } from './postal-codes.ts'

/** The form does not wait long: a user types the street faster than a slow service responds. */
const TIMEOUT_MS = 1_500
const LENGTH_MAX = 200

const text = z.catch(z.string().check(z.trim(), z.maxLength(LENGTH_MAX)), '')

/** The response of a service in ViaCEP's format; `erro` marks an unassigned CEP. */
const viaCepAddress = z.object({
  erro: z.optional(z.union([z.boolean(), z.string()])),
  logradouro: text,
  bairro: text,
  localidade: text,
  uf: text,
})

/** Calls a service in the format of ViaCEP: GET {baseUrl}/ws/{cep}/json/. */
export function httpPostalCodes(baseUrl: string, timeoutMs: number = TIMEOUT_MS): PostalCodes {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    find: async (cep) => {
      const reply = await fetch(`${base}/ws/${cep}/json/`, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'application/json' },
      })
      if (!reply.ok) throw new Error(`the postal code service returned ${reply.status}`)
      return addressOf(cep, viaCepAddress.parse(await reply.json()))
    },
  }
}

function addressOf(cep: string, found: z.infer<typeof viaCepAddress>): PostalAddressWire | null {
  if (found.erro !== undefined && String(found.erro) !== 'false') return null
  if (found.localidade === '') return null
  return {
    cep,
    streetName: found.logradouro,
    district: found.bairro,
    city: found.localidade,
    state: found.uf,
  }
}
