import type { AddressRequest } from '@caderneta/contract/profile/profile'
import { isRefusal } from '@caderneta/contract/refusals'
import type { Answer } from '../../http/answer.ts'
import type { SessionCaller } from '../../http/caller.ts'
import { checkPassword, readPlayer, userWire } from '../accounts/accounts.ts'
import { checkAddress } from './check-address.ts'
import type { ProfileParts } from './profile-parts.ts'
import { saveAddress as storeAddress } from './profile-store.ts'

/** `account/address`. */
export async function saveAddress(
  parts: ProfileParts,
  asked: AddressRequest,
  { playerId }: SessionCaller,
): Promise<Answer> {
  const address = checkAddress(asked)
  if (isRefusal(address)) return address
  const known = await checkPassword(parts, playerId, asked.password)
  if (known !== true) return known
  const { kysely } = parts.database
  await storeAddress(kysely, playerId, address)
  return { done: 'address_saved', body: { user: userWire(await readPlayer(kysely, playerId)) } }
}
