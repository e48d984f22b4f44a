import type { WriteTransaction } from '../../../database/transaction.ts'
import { logSecurity } from '../../../http/security/security-log.ts'
import type { AccountDeps } from '../account-deps.ts'
import { passwordChangedLetter } from '../letters/password-changed-letter.ts'
import { markOthersEnded } from '../sessions/session-store.ts'
import { replacePassword } from '../signup/player-store.ts'
import type { Player } from '../signup/player-view.ts'
import { voidMailedCodes } from './mailed-code-store.ts'

interface NewPassword {
  readonly passwordHash: string
  /** The session in which the password is changed; null when there is none. */
  readonly keptTokenHash: string | null
}

/** The work to do once the change is committed. */
export interface PasswordChange {
  readonly endedTokenHashes: readonly string[]
  readonly mailId: number
}

/**
 * Writes the new password, ends every other session and every recovery code, and writes the mail
 * that notifies the owner. Null when the password was changed concurrently.
 */
export async function setPassword(
  deps: AccountDeps,
  transaction: WriteTransaction,
  player: Player,
  { passwordHash, keptTokenHash }: NewPassword,
): Promise<PasswordChange | null> {
  const at = new Date(deps.clock.now())
  // First: its lock makes a login with the old password wait, and fail.
  const change = { from: player.password_hash, to: passwordHash, at }
  if (!(await replacePassword(transaction, player.id, change))) return null
  await voidMailedCodes(transaction, ['recovery'], player.id, at)
  const letter = passwordChangedLetter(player, deps.config.publicUrl)
  return {
    endedTokenHashes: await markOthersEnded(transaction, player.id, keptTokenHash, at),
    mailId: await deps.outbox.write(transaction, letter),
  }
}

/** The part of the change that is not in the database. */
export function publishPasswordChange(
  { sessions, outbox, log }: AccountDeps,
  playerId: number,
  { endedTokenHashes, mailId }: PasswordChange,
): void {
  sessions.dropEnded(endedTokenHashes)
  sessions.forgetPlayer(playerId)
  outbox.send(mailId)
  logSecurity(log, 'password changed', { playerId })
}
