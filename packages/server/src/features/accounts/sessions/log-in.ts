import type { logIn as logInCall } from '@caderneta/contract/accounts/account-calls'
import { refuse } from '@caderneta/contract/refusals'
import type { Caller } from '../../../http/caller.ts'
import type { ResultOf } from '../../../http/route.ts'
import { addressBlock } from '../../../http/security/address-block.ts'
import { logSecurity } from '../../../http/security/security-log.ts'
import type { AccountDeps } from '../account-deps.ts'
import { BUDGETS } from '../budgets.ts'
import { isPassword } from '../passwords/password-hash.ts'
import { findPlayer } from '../signup/player-view.ts'
import { type Attempt, giveBackAttempts, takeAttempts } from '../throttle.ts'
import { beginSession } from './begin-session.ts'
import { deviceTokenOf } from './device-cookie.ts'
import { isKnownDevice } from './known-device-view.ts'
import { secretTokenHash } from './secret-token.ts'

interface Credentials {
  /** E-mail or username. */
  readonly email: string
  readonly password: string
}

/** Belongs to no player: an unknown account runs the same queries as a known one. */
const NO_PLAYER_ID = 0

/**
 * `login`. An unknown account takes the same work as a known one: its password is compared with a
 * hash of no account (`dummyHash`), so that the time reveals nothing.
 */
export async function logIn(
  deps: AccountDeps,
  dummyHash: string,
  { email, password }: Credentials,
  caller: Caller,
): Promise<ResultOf<typeof logInCall>> {
  const name = email.trim().toLowerCase()
  const player = await findPlayer(deps.database.kysely, name)
  const attempts = await loginAttempts(deps, name, player?.id ?? NO_PLAYER_ID, caller)
  const tooMany = await takeAttempts(deps, attempts)
  if (tooMany) {
    logSecurity(deps.log, 'login throttled', {
      playerId: player?.id ?? null,
      address: caller.address,
    })
    return tooMany
  }
  const isRight = await isPassword(password, player?.password_hash ?? dummyHash)
  if (!player || !isRight) {
    logSecurity(deps.log, 'login refused', {
      playerId: player?.id ?? null,
      address: caller.address,
    })
    return refuse('wrong_login')
  }
  await giveBackAttempts(deps, attempts)
  return await beginSession(deps, player, caller, 'logged_in')
}

/**
 * A browser in which the owner has logged in before has a budget of its own, which no other can
 * spend. All others share that of the account's name, as it was typed: if it were the player's, a
 * spent e-mail would reveal which username belongs to it.
 */
async function loginAttempts(
  { database, config }: AccountDeps,
  name: string,
  playerId: number,
  caller: Caller,
): Promise<Attempt[]> {
  const device = secretTokenHash(deviceTokenOf(caller.cookie, config.publicUrl) ?? '')
  if (await isKnownDevice(database.kysely, device, playerId))
    return [{ budget: BUDGETS.loginDevice, of: `${device.toString('hex')} ${playerId}` }]
  return [
    { budget: BUDGETS.loginStranger, of: name },
    { budget: BUDGETS.loginAddress, of: addressBlock(caller.address) },
  ]
}
