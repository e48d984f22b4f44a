import type { AddressRequest } from '@caderneta/contract/profile/profile'
import type * as calls from '@caderneta/contract/profile/profile-calls'
import { isRefusal } from '@caderneta/contract/refusals'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import { checkPassword, readPlayer, userWire } from '../accounts/accounts.ts'
import { checkAddress } from './check-address.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { saveAddress as storeAddress } from './profile-store.ts'

/** `account/address`. */
export async function saveAddress(
  deps: ProfileDeps,
  request: AddressRequest,
  { playerId }: SessionCaller,
): Promise<ResultOf<typeof calls.saveAddress>> {
  const address = checkAddress(request)
  if (isRefusal(address)) return address
  const known = await checkPassword(deps, playerId, request.password)
  if (known !== true) return known
  const { kysely } = deps.database
  await storeAddress(kysely, playerId, address)
  return { done: 'address_saved', body: { user: userWire(await readPlayer(kysely, playerId)) } }
}
