import type { ContactKind } from '@caderneta/contract/profile/profile'
import type { WriteTransaction } from '../../database/transaction.ts'
import type { Mail } from '../../mail/mail.ts'
import type { TextMessage } from '../../mail/text-messenger.ts'
import { findPlayerByEmail, type Player } from '../accounts/accounts.ts'
import { hiddenPhone, type Phone, phoneText } from './contact.ts'
import { closeChangeOfKind, insertContactChange } from './contact-change-store.ts'
import { CODE_LIFE_MS, type MadeCode } from './contact-code.ts'
import {
  type Addressee,
  confirmEmailLetter,
  emailInUseLetter,
  phoneChangedLetter,
  phoneCodeText,
} from './contact-letters.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { savePhone } from './profile-store.ts'

/**
 * A new e-mail waits for the code that is mailed to it. An address that has an account gets a
 * letter without a code: the response to the caller is the same (decision 0008).
 */
export async function requestEmail(
  deps: ProfileDeps,
  transaction: WriteTransaction,
  player: Player,
  email: string,
  { code, codeHash }: MadeCode,
): Promise<Mail> {
  const owner = await findPlayerByEmail(transaction, email)
  const change = { contact: email, countryCode: null, codeHash: owner ? null : codeHash }
  await replaceChange(deps, transaction, player.id, 'email', change)
  return owner
    ? emailInUseLetter(addresseeOf(deps, owner))
    : confirmEmailLetter({ ...addresseeOf(deps, player), to: email }, code)
}

/** A new phone waits for the code that is sent to it. */
export async function requestPhone(
  deps: ProfileDeps,
  transaction: WriteTransaction,
  player: Player,
  phone: Phone,
  { code, codeHash }: MadeCode,
): Promise<TextMessage> {
  const change = { contact: phone.number, countryCode: phone.countryCode, codeHash }
  await replaceChange(deps, transaction, player.id, 'phone', change)
  return { to: phoneText(phone), text: phoneCodeText(code, player.language) }
}

/** Without a provider for texts a phone changes at once, and the mailbox is notified. */
export async function changePhone(
  deps: ProfileDeps,
  transaction: WriteTransaction,
  player: Player,
  phone: Phone,
): Promise<Mail> {
  await savePhone(transaction, player.id, phone, new Date(deps.clock.now()))
  return phoneChangedLetter(addresseeOf(deps, player), hiddenPhone(phone))
}

export function addresseeOf({ config }: ProfileDeps, player: Player): Addressee {
  return {
    to: player.email,
    firstName: player.first_name,
    publicUrl: config.publicUrl,
    language: player.language,
  }
}

interface Change {
  readonly contact: string
  readonly countryCode: string | null
  readonly codeHash: string | null
}

async function replaceChange(
  { clock }: ProfileDeps,
  transaction: WriteTransaction,
  playerId: number,
  kind: ContactKind,
  change: Change,
): Promise<void> {
  const now = clock.now()
  await closeChangeOfKind(transaction, playerId, kind, new Date(now))
  const lifeMs = CODE_LIFE_MS[kind]
  await insertContactChange(transaction, { playerId, kind, ...change, now, lifeMs })
}
