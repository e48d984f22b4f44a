import type { PostalAddressWire } from '@caderneta/contract/profile/geography'
import type { Clock } from '../../clock.ts'
import type { PostalCodes } from './postal-codes.ts'

const DAY_MS = 86_400_000
const REMEMBERED_MAX = 20_000

interface Remembered {
  readonly address: PostalAddressWire | null
  readonly until: number
}

/** Requests each CEP once a day. Failures are not cached. */
export function rememberedPostalCodes(codes: PostalCodes, clock: Clock): PostalCodes {
  const known = new Map<string, Remembered>()
  return {
    find: async (cep) => {
      const found = known.get(cep)
      if (found && clock.now() < found.until) return found.address
      const address = await codes.find(cep)
      makeRoom(known)
      known.set(cep, { address, until: clock.now() + DAY_MS })
      return address
    },
  }
}

function makeRoom(known: Map<string, Remembered>): void {
  const oldest = known.keys().next()
  if (known.size >= REMEMBERED_MAX && !oldest.done) known.delete(oldest.value)
}
