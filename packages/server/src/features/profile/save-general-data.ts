import type { ContactKind, GeneralDataRequest } from '@caderneta/contract/profile/profile'
import type * as calls from '@caderneta/contract/profile/profile-calls'
import { isRefusal } from '@caderneta/contract/refusals'
import { inTransaction, type WriteTransaction } from '../../database/transaction.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import type { TextMessage } from '../../mail/text-messenger.ts'
import {
  type Budget,
  checkPassword,
  type Player,
  readPlayer,
  takeAttempts,
  userWire,
} from '../accounts/accounts.ts'
import { checkGeneralData, type SoundContacts } from './check-general-data.ts'
import type { Phone } from './contact.ts'
import { type MadeCode, makeContactCode } from './contact-code.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { lockPlayer } from './profile-store.ts'
import { readPending } from './read-pending.ts'
import { changePhone, requestEmail, requestPhone } from './request-contact-change.ts'

/** Limits how many messages one mailbox or phone receives from us. */
const CHANGES: Budget = { name: 'contact-change', most: 5, pauseMs: 720_000 }

type Codes = Readonly<Record<ContactKind, MadeCode>>

/** What is sent after the commit, and whether a contact is now pending confirmation. */
interface Changes {
  readonly mailIds: readonly number[]
  readonly text: TextMessage | null
  readonly isWaiting: boolean
  /** There is no text message to confirm it. */
  readonly isPhoneChanged: boolean
}

/**
 * `account/generalData`: new contacts wait until they are confirmed; unchanged ones stay untouched.
 */
export async function saveGeneralData(
  deps: ProfileDeps,
  request: GeneralDataRequest,
  { playerId }: SessionCaller,
): Promise<ResultOf<typeof calls.saveGeneralData>> {
  const player = await readPlayer(deps.database.kysely, playerId)
  const wanted = checkGeneralData(request, player)
  if (isRefusal(wanted)) return wanted
  const known = await checkPassword(deps, playerId, request.password)
  if (known !== true) return known
  if (!isNewEmail(player, wanted) && !isNewPhone(player, wanted))
    return await contactsResponse(deps, playerId, 'personal_saved')
  const tooMany = await takeAttempts(deps, [{ budget: CHANGES, of: String(playerId) }])
  if (tooMany) return tooMany
  const isWaiting = await requestChanges(deps, playerId, wanted)
  return await contactsResponse(deps, playerId, isWaiting ? 'contact_pending' : 'personal_saved')
}

/** Whether a code was sent that has to be confirmed. */
async function requestChanges(
  deps: ProfileDeps,
  playerId: number,
  wanted: SoundContacts,
): Promise<boolean> {
  const memory = deps.config.passwordMemoryKibibytes
  const codes = {
    email: await makeContactCode('email', memory),
    phone: await makeContactCode('phone', memory),
  }
  const { mailIds, text, isWaiting, isPhoneChanged } = await inTransaction(
    deps.database,
    (transaction) => writeChanges(deps, transaction, playerId, wanted, codes),
  )
  if (isPhoneChanged) logSecurity(deps.log, 'contact changed', { playerId, kind: 'phone' })
  for (const mailId of mailIds) deps.outbox.send(mailId)
  if (text) deps.outbox.background(async () => deps.texts?.send(text))
  return isWaiting
}

async function writeChanges(
  deps: ProfileDeps,
  transaction: WriteTransaction,
  playerId: number,
  wanted: SoundContacts,
  codes: Codes,
): Promise<Changes> {
  const player = await lockPlayer(transaction, playerId)
  const mails = []
  let text: TextMessage | null = null
  const isPhoneChanged = isNewPhone(player, wanted) && !deps.texts
  if (isNewPhone(player, wanted)) {
    if (deps.texts) text = await requestPhone(deps, transaction, player, wanted.phone, codes.phone)
    else mails.push(await changePhone(deps, transaction, player, wanted.phone))
  }
  if (isNewEmail(player, wanted))
    mails.push(await requestEmail(deps, transaction, player, wanted.email, codes.email))
  const mailIds = []
  for (const mail of mails) mailIds.push(await deps.outbox.write(transaction, mail))
  const isWaiting = text !== null || isNewEmail(player, wanted)
  return { mailIds, text, isWaiting, isPhoneChanged }
}

async function contactsResponse(
  deps: ProfileDeps,
  playerId: number,
  done: 'contact_pending' | 'personal_saved',
): Promise<ResultOf<typeof calls.saveGeneralData>> {
  const pending = await readPending(deps, playerId)
  const user = userWire(await readPlayer(deps.database.kysely, playerId))
  return { done, body: { user, pending } }
}

function isNewEmail(player: Player, { email }: SoundContacts): boolean {
  return email !== player.email
}

function isNewPhone(player: Player, { phone }: { readonly phone: Phone }): boolean {
  return phone.countryCode !== player.country_code || phone.number !== player.phone
}
