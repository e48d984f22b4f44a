import type { logIn } from '@caderneta/contract/accounts/account-calls'
import type { DoneCode } from '@caderneta/contract/messages/done-texts'
import { refuse } from '@caderneta/contract/refusals'
import type { Caller } from '../../../http/caller.ts'
import type { ResultOf } from '../../../http/route.ts'
import { logSecurity } from '../../../http/security/security-log.ts'
import { isExcludedAt } from '../../exclusion/exclusion.ts'
import { readWallet } from '../../wallet/wallet.ts'
import type { AccountDeps } from '../account-deps.ts'
import { type Player, prefsWire, userWire } from '../signup/player-view.ts'
import { deviceCookie, deviceTokenOf } from './device-cookie.ts'
import { sessionLimit } from './inactivity-period.ts'
import { rememberDevice } from './known-device-store.ts'
import { isDeviceToken } from './known-device-view.ts'
import { makeSecretToken, secretTokenHash } from './secret-token.ts'

/** Follows a correct password of this player: token, user and known device. */
export async function beginSession(
  deps: AccountDeps,
  player: Player,
  caller: Caller,
  done: DoneCode,
): Promise<ResultOf<typeof logIn>> {
  const { database, clock, config } = deps
  const token = await deps.sessions.open(player.id, player.password_hash, caller)
  if (token === null) return refuse('wrong_login')
  logSecurity(deps.log, 'login succeeded', { playerId: player.id, address: caller.address })
  const body = {
    token,
    user: userWire(player),
    prefs: prefsWire(player),
    wallet: await readWallet(database.kysely, player.id),
    session: sessionLimit(player.inactivity_period, config.sessionLimitSeconds),
    isExcluded: await isExcludedAt(database.kysely, player.cpf, new Date(clock.now())),
  }
  const device = await knownDeviceOf(deps, player.id, caller)
  return { done, body, headers: { 'set-cookie': deviceCookie(device, config.publicUrl) } }
}

/**
 * The browser's device token, known for this player from now on. Only a token that we issued is
 * kept: a planted one is replaced.
 */
async function knownDeviceOf(
  { database, clock, config }: AccountDeps,
  playerId: number,
  caller: Caller,
): Promise<string> {
  const shown = deviceTokenOf(caller.cookie, config.publicUrl)
  const isOurs = shown !== null && (await isDeviceToken(database.kysely, secretTokenHash(shown)))
  const token = isOurs ? shown : makeSecretToken()
  const at = new Date(clock.now())
  await rememberDevice(database.kysely, secretTokenHash(token), playerId, at)
  return token
}
