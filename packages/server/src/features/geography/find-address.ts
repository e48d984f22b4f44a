import type { PostalAddressWire } from '@caderneta/contract/profile/geography'
import { parseCep } from '@caderneta/domain/person/postal-code'
import type { FastifyBaseLogger } from 'fastify'
import type { PostalCodes } from './postal-codes.ts'

/** `misc/getAddress`: a convenience and never an obstacle, so that every failure is 'not known'. */
export async function findAddress(
  codes: PostalCodes,
  log: FastifyBaseLogger,
  text: string,
): Promise<PostalAddressWire | null> {
  const cep = parseCep(text)
  if (cep === null) return null
  try {
    return await codes.find(cep)
  } catch (error) {
    log.warn({ err: error }, 'geography: postal code lookup failed')
    return null
  }
}
