import { BUDGETS } from '../budgets.ts'
import { findSecurityCode } from '../signup/player-view.ts'
import { giveBackAttempts, type ThrottleDeps, takeAttempts } from '../throttle.ts'
import { isPassword } from './password-hash.ts'

export type SecurityCodeCheck = 'matches' | 'differs' | 'not_set' | 'unknown_player' | 'too_many'

/**
 * Compares the four digits that a caller states with those of the sign-up. Ten thousand codes are
 * quickly tried, so each player has at most five wrong attempts a day, for all callers together.
 */
export async function checkSecurityCode(
  deps: ThrottleDeps,
  login: string,
  code: string,
): Promise<SecurityCodeCheck> {
  const player = await findSecurityCode(deps.database.kysely, login)
  if (player === null) return 'unknown_player'
  if (player.codeHash === null) return 'not_set'
  const attempts = [{ budget: BUDGETS.securityCode, of: String(player.id) }]
  if (await takeAttempts(deps, attempts)) return 'too_many'
  if (!(await isPassword(code, player.codeHash))) return 'differs'
  await giveBackAttempts(deps, attempts)
  return 'matches'
}
