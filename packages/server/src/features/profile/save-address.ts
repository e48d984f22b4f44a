import type { AddressRequest } from '@caderneta/contract/profile/profile'
import { isRefusal } from '@caderneta/contract/refusals'
import type { CallResponse } from '../../http/call-response.ts'
import type { SessionCaller } from '../../http/caller.ts'
import { checkPassword, readPlayer, userWire } from '../accounts/accounts.ts'
import { checkAddress } from './check-address.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { saveAddress as storeAddress } from './profile-store.ts'

/** `account/address`. */
export async function saveAddress(
  deps: ProfileDeps,
  request: AddressRequest,
  { playerId }: SessionCaller,
): Promise<CallResponse> {
  const address = checkAddress(request)
  if (isRefusal(address)) return address
  const known = await checkPassword(deps, playerId, request.password)
  if (known !== true) return known
  const { kysely } = deps.database
  await storeAddress(kysely, playerId, address)
  return { done: 'address_saved', body: { user: userWire(await readPlayer(kysely, playerId)) } }
}
