import { inTransaction } from '../../database/transaction.ts'
import type { Answer } from '../../http/answer.ts'
import type { AccountParts } from './account-parts.ts'
import { countActivationCodes } from './mailed-code-store.ts'
import { findPlayer } from './player-view.ts'
import { writeActivationMail } from './write-activation-mail.ts'

const HOUR_MS = 3_600_000
/** Nobody's mailbox is flooded through us. */
const MAILS_PER_HOUR_MAX = 5

/**
 * `activate/resend`: the answer is given before anything is looked up, so that neither its words
 * nor its time tell whether the address is known.
 */
export function resendActivation(parts: AccountParts, email: string): Answer {
  parts.outbox.background(() => mailAgain(parts, email))
  return { done: 'activation_sent' }
}

async function mailAgain(parts: AccountParts, email: string): Promise<void> {
  const { database, clock, outbox } = parts
  const player = await findPlayer(database.kysely, email)
  if (!player || player.activated_at !== null) return
  const since = clock.now() - HOUR_MS
  const sent = await countActivationCodes(database.kysely, player.id, since)
  if (sent >= MAILS_PER_HOUR_MAX) return
  const to = {
    id: player.id,
    email: player.email,
    firstName: player.first_name,
    language: player.language,
  }
  const write = inTransaction(database, (transaction) =>
    writeActivationMail(parts, transaction, to),
  )
  outbox.send(await write)
}
