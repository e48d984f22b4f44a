import type { ConfirmContactRequest } from '@caderneta/contract/profile/profile'
import type * as calls from '@caderneta/contract/profile/profile-calls'
import { type Refusal, refuse } from '@caderneta/contract/refusals'
import { inTransaction, type WriteTransaction } from '../../database/transaction.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import {
  type Budget,
  readPlayer,
  takeAttempts,
  userWire,
  voidMailedCodes,
} from '../accounts/accounts.ts'
import { hiddenEmail } from './contact.ts'
import { type ContactChange, readOpenChanges, takeChange } from './contact-change-store.ts'
import { isContactCode } from './contact-code.ts'
import { emailChangedLetter } from './contact-letters.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { lockPlayer, saveEmail } from './profile-store.ts'
import { addresseeOf, changePhone } from './request-contact-change.ts'

/** Six digits may be guessed five times, a chance of 1 in 200,000; then the code is void. */
const GUESSES: Budget = { name: 'contact-code', most: 5, pauseMs: 3_600_000 }

/**
 * `account/confirmContact`: the code was returned from the new address, which is effective from now
 * on.
 */
export async function confirmContact(
  deps: ProfileDeps,
  { kind, code }: ConfirmContactRequest,
  { playerId }: SessionCaller,
): Promise<ResultOf<typeof calls.confirmContact>> {
  const { kysely } = deps.database
  const open = await readOpenChanges(kysely, playerId, deps.clock.now())
  const change = open.find((each) => each.kind === kind)
  if (!change) return refuse('code_invalid')
  const tooMany = await takeAttempts(deps, [{ budget: GUESSES, of: String(change.id) }])
  if (tooMany) return tooMany
  if (!(await isContactCode(kind, code, change.code_hash))) return refuse('code_invalid')
  const refusal = await applyChange(deps, change)
  if (refusal) return refusal
  logSecurity(deps.log, 'contact changed', { playerId, kind })
  // A confirmed address activates the account, which sessions carry.
  deps.sessions.forgetPlayer(playerId)
  return { done: 'contact_confirmed', body: { user: userWire(await readPlayer(kysely, playerId)) } }
}

async function applyChange(
  deps: ProfileDeps,
  change: ContactChange,
): Promise<Refusal<'code_invalid' | 'email_taken'> | null> {
  try {
    const mailId = await inTransaction(deps.database, (transaction) =>
      writeChange(deps, transaction, change),
    )
    if (mailId === null) return refuse('code_invalid')
    deps.outbox.send(mailId)
    return null
  } catch (error) {
    if (isEmailTaken(error)) return refuse('email_taken')
    throw error
  }
}

/** The mail that reports the change; null when the code was used in the meantime. */
async function writeChange(
  deps: ProfileDeps,
  transaction: WriteTransaction,
  change: ContactChange,
): Promise<number | null> {
  const at = new Date(deps.clock.now())
  const player = await lockPlayer(transaction, change.player_id)
  if (!(await takeChange(transaction, change.id, at))) return null
  if (change.kind === 'phone') {
    const phone = { countryCode: change.country_code, number: change.contact }
    return deps.outbox.write(transaction, await changePhone(deps, transaction, player, phone))
  }
  await saveEmail(transaction, player, change.contact, at)
  // Pending codes in the old mailbox must grant no access any more.
  await voidMailedCodes(transaction, ['activation', 'recovery'], player.id, at)
  const letter = emailChangedLetter(addresseeOf(deps, player), hiddenEmail(change.contact))
  return deps.outbox.write(transaction, letter)
}

/** Another player confirmed the same address first. */
function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'player_email_key'
}
