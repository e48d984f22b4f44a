import { randomUUID } from 'node:crypto'
import type { signUp as signUpCall } from '@caderneta/contract/accounts/account-calls'
import type { SignRequest } from '@caderneta/contract/accounts/sign'
import { isRefusal, type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import {
  beginSavepoint,
  databaseErrorCode,
  inTransaction,
  type WriteTransaction,
} from '../../../database/transaction.ts'
import type { Caller } from '../../../http/caller.ts'
import type { ResultOf } from '../../../http/route.ts'
import { isExcludedAt } from '../../exclusion/exclusion.ts'
import { openAccounts } from '../../wallet/wallet.ts'
import type { AccountDeps } from '../account-deps.ts'
import { BUDGETS } from '../budgets.ts'
import { signUpAttemptLetter } from '../letters/sign-up-attempt-letter.ts'
import { activationMail } from '../letters/write-activation-mail.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { takeAttempts } from '../throttle.ts'
import { checkSignUp } from './check-sign-up.ts'
import { findReferrer } from './find-referrer.ts'
import { insertPlayer, type NewPlayer } from './player-store.ts'
import { type HeldIdentifiers, readHeldIdentifiers } from './player-view.ts'

type TakenRefusal = Refusal<'account_exists'>

/** `sign`: creates a player, the player's pockets and the confirmation mail, all or nothing. */
export async function signUp(
  deps: AccountDeps,
  request: SignRequest,
  caller: Caller,
): Promise<ResultOf<typeof signUpCall>> {
  const sound = checkSignUp(request, deps.clock.now())
  if (isRefusal(sound)) return sound
  const agent = await findReferrer(deps.database.kysely, request)
  if (isRefusal(agent)) return agent
  const memory = deps.config.passwordMemoryKibibytes
  const player: NewPlayer = {
    signUp: sound,
    agent,
    passwordHash: await hashPassword(request.password, memory),
    secretCodeHash: request.secretCode ? await hashPassword(request.secretCode, memory) : null,
    language: caller.language,
    createdAt: new Date(deps.clock.now()),
  }
  const noticeAttempt = { budget: BUDGETS.signUpNotice, of: sound.email }
  const mayNotify = (await takeAttempts(deps, [noticeAttempt])) === null
  const mailId = await addPlayerOnce(deps, player, mayNotify)
  if (isRefusal(mailId)) return mailId
  if (mailId !== null) deps.outbox.send(mailId)
  return { done: 'signed_up' }
}

const UNIQUE_VIOLATION = '23505'
/** One attempt for each identifier that a concurrent sign-up may take meanwhile, and the first. */
const ATTEMPTS_MAX = 4

/** A concurrent sign-up with the same identifiers makes this one check them again. */
async function addPlayerOnce(
  deps: AccountDeps,
  player: NewPlayer,
  mayNotify: boolean,
): Promise<number | null | TakenRefusal> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(deps.database, (transaction) =>
        addPlayer(deps, transaction, player, mayNotify),
      )
    } catch (error) {
      const isRace = databaseErrorCode(error) === UNIQUE_VIOLATION
      if (attempt === ATTEMPTS_MAX || !isRace) throw error
    }
  }
}

/**
 * Every request runs the same checks in the same order, whatever the earlier ones found. The
 * response depends on the username, which is public, and on whether the CPF may sign up; a CPF that
 * is excluded and one that has an account are refused alike (docs/decisions/0042).
 *
 * The response never depends on the e-mail. For one that has an account the same statements run,
 * are rolled back to the savepoint, and its owner gets a mail instead of a second account. Returns
 * the id of the mail to send; null when the owner has been notified often enough.
 */
async function addPlayer(
  deps: AccountDeps,
  transaction: WriteTransaction,
  player: NewPlayer,
  mayNotify: boolean,
): Promise<number | null | TakenRefusal> {
  const { email, cpf } = player.signUp
  const isExcluded = await isExcludedAt(transaction, cpf, player.createdAt)
  const held = await readHeldIdentifiers(transaction, player.signUp)
  const refusal = refusalOf(held, isExcluded)
  if (refusal) return refusal
  const { owner } = held
  const savepoint = await beginSavepoint(transaction)
  const mail = await openAccount(deps, transaction, withEmail(player, owner ? standIn() : email))
  if (owner === null) {
    await savepoint.release()
    return await deps.outbox.write(transaction, mail)
  }
  await savepoint.rollBack()
  if (!mayNotify) return null
  return await deps.outbox.write(transaction, signUpAttemptLetter(owner, deps.config.publicUrl))
}

/** A username is public and is named; the response reveals nothing more about the CPF. */
function refusalOf(held: HeldIdentifiers, isExcluded: boolean): TakenRefusal | null {
  if (held.isUsernameHeld) return refuseFields({ username: 'taken' }, 'account_exists')
  return isExcluded || held.isCpfHeld ? refuse('account_exists') : null
}

/** An address that no account has and no mail reaches, for rows that are rolled back. */
function standIn(): string {
  return `${randomUUID()}@sign-up.invalid`
}

function withEmail(player: NewPlayer, email: string): NewPlayer {
  return { ...player, signUp: { ...player.signUp, email } }
}

async function openAccount(deps: AccountDeps, transaction: WriteTransaction, player: NewPlayer) {
  const id = await insertPlayer(transaction, player)
  await openAccounts(transaction, id)
  const { signUp: sound, language } = player
  const to = { id, email: sound.email, firstName: sound.request.firstname, language }
  return await activationMail(deps, transaction, to)
}
