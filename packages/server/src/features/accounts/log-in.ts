import type { LoginReply } from '@caderneta/contract/accounts'
import { refuse } from '@caderneta/contract/refusals'
import type { Answer } from '../../http/answer.ts'
import type { Caller } from '../../http/caller.ts'
import { readWallet } from '../wallet/wallet.ts'
import type { AccountParts } from './account-parts.ts'
import { isPassword } from './password-hash.ts'
import { findPlayer, prefsWire, userWire } from './player-view.ts'

export interface Credentials {
  /** E-mail or username. */
  readonly email: string
  readonly password: string
}

/**
 * `login`. An unknown account takes the same work as a known one: its password is compared with
 * that of nobody (`dummyHash`), so that time tells nothing.
 */
export async function logIn(
  parts: AccountParts,
  dummyHash: string,
  { email, password }: Credentials,
  caller: Caller,
): Promise<Answer> {
  const player = await findPlayer(parts.database.kysely, email)
  const isRight = await isPassword(password, player?.password_hash ?? dummyHash)
  if (!player || !isRight) {
    parts.log.info({ address: caller.address }, 'a login was refused')
    return refuse('wrong_login')
  }
  const body: LoginReply = {
    token: await parts.sessions.open(player.id, caller),
    user: userWire(player),
    prefs: prefsWire(player),
    wallet: await readWallet(parts.database.kysely, player.id),
  }
  return { done: 'logged_in', body }
}
