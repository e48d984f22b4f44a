import type {
  ContactKind,
  GeneralDataReply,
  GeneralDataRequest,
} from '@caderneta/contract/profile/profile'
import { isRefusal } from '@caderneta/contract/refusals'
import { inTransaction, type WriteTransaction } from '../../database/transaction.ts'
import type { Answer } from '../../http/answer.ts'
import type { SessionCaller } from '../../http/caller.ts'
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
import type { ProfileParts } from './profile-parts.ts'
import { lockPlayer } from './profile-store.ts'
import { readPending } from './read-pending.ts'
import { changePhone, requestEmail, requestPhone } from './request-contact-change.ts'

/** Nobody's mailbox or phone is flooded through us. */
const CHANGES: Budget = { name: 'contact-change', most: 5, pauseMs: 720_000 }

type Codes = Readonly<Record<ContactKind, MadeCode>>

/** What leaves after the commit, and whether a contact now waits for its confirmation. */
interface Changes {
  readonly mailIds: readonly number[]
  readonly text: TextMessage | null
  readonly isWaiting: boolean
  /** Without a text that could confirm it. */
  readonly isPhoneChanged: boolean
}

/** `account/generalData`: what is new waits until it is confirmed; what is not stays untouched. */
export async function saveGeneralData(
  parts: ProfileParts,
  asked: GeneralDataRequest,
  { playerId }: SessionCaller,
): Promise<Answer> {
  const player = await readPlayer(parts.database.kysely, playerId)
  const wanted = checkGeneralData(asked, player)
  if (isRefusal(wanted)) return wanted
  const known = await checkPassword(parts, playerId, asked.password)
  if (known !== true) return known
  if (!isNewEmail(player, wanted) && !isNewPhone(player, wanted))
    return await contactsAnswer(parts, playerId, 'personal_saved')
  const tooMany = await takeAttempts(parts, [{ budget: CHANGES, of: String(playerId) }])
  if (tooMany) return tooMany
  const isWaiting = await requestChanges(parts, playerId, wanted)
  return await contactsAnswer(parts, playerId, isWaiting ? 'contact_pending' : 'personal_saved')
}

/** Whether something was sent that has to come back. */
async function requestChanges(
  parts: ProfileParts,
  playerId: number,
  wanted: SoundContacts,
): Promise<boolean> {
  const memory = parts.config.passwordMemoryKibibytes
  const codes = {
    email: await makeContactCode('email', memory),
    phone: await makeContactCode('phone', memory),
  }
  const { mailIds, text, isWaiting, isPhoneChanged } = await inTransaction(
    parts.database,
    (transaction) => writeChanges(parts, transaction, playerId, wanted, codes),
  )
  if (isPhoneChanged) logSecurity(parts.log, 'contact changed', { playerId, kind: 'phone' })
  for (const mailId of mailIds) parts.outbox.send(mailId)
  if (text) parts.outbox.background(async () => parts.texts?.send(text))
  return isWaiting
}

async function writeChanges(
  parts: ProfileParts,
  transaction: WriteTransaction,
  playerId: number,
  wanted: SoundContacts,
  codes: Codes,
): Promise<Changes> {
  const player = await lockPlayer(transaction, playerId)
  const mails = []
  let text: TextMessage | null = null
  const isPhoneChanged = isNewPhone(player, wanted) && !parts.texts
  if (isNewPhone(player, wanted)) {
    if (parts.texts)
      text = await requestPhone(parts, transaction, player, wanted.phone, codes.phone)
    else mails.push(await changePhone(parts, transaction, player, wanted.phone))
  }
  if (isNewEmail(player, wanted))
    mails.push(await requestEmail(parts, transaction, player, wanted.email, codes.email))
  const mailIds = []
  for (const mail of mails) mailIds.push(await parts.outbox.write(transaction, mail))
  const isWaiting = text !== null || isNewEmail(player, wanted)
  return { mailIds, text, isWaiting, isPhoneChanged }
}

async function contactsAnswer(
  parts: ProfileParts,
  playerId: number,
  done: 'contact_pending' | 'personal_saved',
): Promise<Answer> {
  const pending = await readPending(parts, playerId)
  const user = userWire(await readPlayer(parts.database.kysely, playerId))
  const body: GeneralDataReply = { user, pending }
  return { done, body }
}

function isNewEmail(player: Player, { email }: SoundContacts): boolean {
  return email !== player.email
}

function isNewPhone(player: Player, { phone }: { readonly phone: Phone }): boolean {
  return phone.countryCode !== player.country_code || phone.number !== player.phone
}
