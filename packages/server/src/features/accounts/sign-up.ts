import { isRefusal, type Refusal, refuse } from '@caderneta/contract/refusals'
import type { SignRequest } from '@caderneta/contract/sign'
import { inTransaction, type WriteTransaction } from '../../database/transaction.ts'
import type { Answer } from '../../http/answer.ts'
import type { Caller } from '../../http/caller.ts'
import { isExcludedAt } from '../exclusion/exclusion.ts'
import { openAccounts } from '../wallet/wallet.ts'
import type { AccountParts } from './account-parts.ts'
import { checkSignUp } from './check-sign-up.ts'
import { findReferrer } from './find-referrer.ts'
import { hashPassword } from './password-hash.ts'
import { insertPlayer, type NewPlayer } from './player-store.ts'
import { writeActivationMail } from './write-activation-mail.ts'

/** `sign`: a player, the player's pockets and the mail to confirm, all or nothing. */
export async function signUp(
  parts: AccountParts,
  asked: SignRequest,
  caller: Caller,
): Promise<Answer> {
  const sound = checkSignUp(asked, parts.clock.now())
  if (isRefusal(sound)) return sound
  const agent = await findReferrer(parts.database.kysely, asked)
  if (isRefusal(agent)) return agent
  const memory = parts.config.passwordMemoryKibibytes
  const player: NewPlayer = {
    signUp: sound,
    agent,
    passwordHash: await hashPassword(asked.password, memory),
    secretCodeHash: asked.secretCode ? await hashPassword(asked.secretCode, memory) : null,
    language: caller.language,
    createdAt: new Date(parts.clock.now()),
  }
  const mailId = await addPlayer(parts, player)
  if (isRefusal(mailId)) return mailId
  parts.outbox.send(mailId)
  return { done: 'signed_up' }
}

async function addPlayer(parts: AccountParts, player: NewPlayer): Promise<number | Refusal> {
  const { email, cpf, asked } = player.signUp
  const write = async (transaction: WriteTransaction) => {
    // Answered as a CPF that has an account: whose is excluded is nobody's business either.
    if (await isExcludedAt(transaction, cpf, player.createdAt)) return refuse('account_exists')
    const id = await insertPlayer(transaction, player)
    await openAccounts(transaction, id)
    const to = { id, email, firstName: asked.firstname, language: player.language }
    return await writeActivationMail(parts, transaction, to)
  }
  try {
    return await inTransaction(parts.database, write)
  } catch (error) {
    const taken = takenColumn(error)
    if (taken === null) throw error
    // A username is public and must be chosen anew. Whose e-mail or CPF bets here is nobody's
    // business: the two answer alike and no field is named.
    if (taken === 'username') return { ...refuse('account_exists'), fields: { username: 'taken' } }
    return refuse('account_exists')
  }
}

const COLUMN_BY_CONSTRAINT: ReadonlyMap<unknown, 'username' | 'email' | 'cpf'> = new Map([
  ['player_username_key', 'username'],
  ['player_email_key', 'email'],
  ['player_cpf_key', 'cpf'],
])

function takenColumn(error: unknown): 'username' | 'email' | 'cpf' | null {
  if (!(error instanceof Error) || !('constraint' in error)) return null
  return COLUMN_BY_CONSTRAINT.get(error.constraint) ?? null
}
