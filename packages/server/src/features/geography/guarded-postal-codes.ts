import type { Clock } from '../../clock.ts'
import type { PostalCodes } from './postal-codes.ts'

const FAILURES_MAX = 3
const PAUSE_MS = 30_000

/**
 * A circuit breaker: after some failures in a row the service is not called for a while, so that
 * forms do not wait for it one after the other, and it can recover. Then one call tests it.
 */
export function guardedPostalCodes(codes: PostalCodes, clock: Clock): PostalCodes {
  let failures = 0
  let restsUntil = 0
  return {
    find: async (cep) => {
      if (clock.now() < restsUntil) throw new Error('the postal code service is suspended')
      if (failures >= FAILURES_MAX) restsUntil = clock.now() + PAUSE_MS
      try {
        const address = await codes.find(cep)
        failures = 0
        restsUntil = 0
        return address
      } catch (error) {
        failures += 1
        if (failures >= FAILURES_MAX) restsUntil = clock.now() + PAUSE_MS
        throw error
      }
    },
  }
}
