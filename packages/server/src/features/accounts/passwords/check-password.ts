import type { CommonRefusal } from '@caderneta/contract/call'
import { isRefusal, refuseFields } from '@caderneta/contract/refusals'
import { BUDGETS } from '../budgets.ts'
import { type Player, readPlayer } from '../signup/player-view.ts'
import { giveBackAttempts, type ThrottleDeps, takeAttempts } from '../throttle.ts'
import { isPassword } from './password-hash.ts'

/**
 * The current password, required again before an important change (ASVS 6.2.3, 7.5.1). True, or the
 * refusal to return: `wrong_password` on the field `password`, `too_many_requests` after ten wrong
 * ones in a row.
 */
export async function checkPassword(
  deps: ThrottleDeps,
  playerId: number,
  password: string,
): Promise<true | CommonRefusal> {
  const player = await stepUp(deps, playerId, password)
  return isRefusal(player) ? player : true
}

/** As `checkPassword`; returns the player that the password belongs to. */
export async function stepUp(
  deps: ThrottleDeps,
  playerId: number,
  password: string,
): Promise<Player | CommonRefusal> {
  const attempts = [{ budget: BUDGETS.stepUp, of: String(playerId) }]
  const refusal = await takeAttempts(deps, attempts)
  if (refusal) return refusal
  const player = await readPlayer(deps.database.kysely, playerId)
  const isRight = await isPassword(password, player.password_hash)
  if (!isRight) return refuseFields({ password: 'wrong_password' })
  await giveBackAttempts(deps, attempts)
  return player
}
