import type { Language } from '@caderneta/contract/language'
import type { PreferencesRequest } from '@caderneta/contract/profile/profile'
import type { Reader, WriteTransaction } from '../../database/transaction.ts'
import type { Player } from '../accounts/accounts.ts'
import type { SoundAddress } from './check-address.ts'
import type { Phone } from './contact.ts'

/** The player, locked against every other change until the transaction ends. */
export async function lockPlayer(transaction: WriteTransaction, playerId: number): Promise<Player> {
  return await transaction
    .selectFrom('player')
    .selectAll()
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function savePreferences(
  writer: Reader,
  playerId: number,
  preferences: PreferencesRequest,
  at: Date,
): Promise<void> {
  await writer
    .updateTable('player')
    .set({
      language: preferences.language,
      timezone: preferences.timezone,
      odds_format: preferences.oddsFormat,
      inactivity_period: preferences.maxInactivityPeriod,
      limit_chosen_at: at,
      notification: preferences.notification === 'true',
      text_message: preferences.textMessage === 'true',
      email_notification: preferences.emailNotification === 'true',
      online_message: preferences.onlineMessage === 'true',
      online_popups: preferences.onlinePopUps === 'true',
      ...(preferences.sendPromotions !== undefined && {
        sends_promotions: preferences.sendPromotions === 'true',
      }),
      ...(preferences.oddsChange !== undefined && { odds_change: preferences.oddsChange }),
    })
    .where('id', '=', playerId)
    .execute()
}

export async function saveLanguage(
  writer: Reader,
  playerId: number,
  language: Language,
): Promise<void> {
  await writer.updateTable('player').set({ language }).where('id', '=', playerId).execute()
}

export async function saveAddress(
  writer: Reader,
  playerId: number,
  address: SoundAddress,
): Promise<void> {
  await writer
    .updateTable('player')
    .set({
      postal_code: address.cep,
      street_name: address.streetName,
      house_number: address.streetNumber,
      apartment_number: address.apartmentNumber,
      city: address.city,
      state: address.state,
      country_id: address.countryId,
    })
    .where('id', '=', playerId)
    .execute()
}

/**
 * Throws a unique violation when the address has been taken meanwhile. A confirmed one activates.
 */
export async function saveEmail(
  transaction: WriteTransaction,
  player: Player,
  email: string,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('player')
    .set({ email, contact_changed_at: at, activated_at: player.activated_at ?? at })
    .where('id', '=', player.id)
    .execute()
}

export async function savePhone(
  transaction: WriteTransaction,
  playerId: number,
  { countryCode, number }: Phone,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('player')
    .set({ country_code: countryCode, phone: number, contact_changed_at: at })
    .where('id', '=', playerId)
    .execute()
}
