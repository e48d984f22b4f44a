import type { UserWire } from '@caderneta/contract/accounts/accounts'
import type { PrefsWire } from '@caderneta/contract/accounts/prefs'
import { readSelfie } from '@caderneta/contract/profile/verification-calls'
import { countryOf } from '@caderneta/domain/person/countries'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Reader } from '../../../database/transaction.ts'

export type Player = Selectable<Tables['player']>

export async function readPlayer(reader: Reader, id: number): Promise<Player> {
  return await reader
    .selectFrom('player')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function isUsernameTaken(reader: Reader, username: string): Promise<boolean> {
  const found = await reader
    .selectFrom('player')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst()
  return found !== undefined
}

/** By e-mail or username, ignoring case. */
export async function findPlayer(reader: Reader, login: string): Promise<Player | null> {
  const name = login.trim().toLowerCase()
  const row = await reader
    .selectFrom('player')
    .selectAll()
    .where(({ or, eb }) => or([eb('email', '=', name), eb('username', '=', name)]))
    .executeTakeFirst()
  return row ?? null
}

/** By e-mail only, ignoring case. */
export async function findPlayerByEmail(reader: Reader, email: string): Promise<Player | null> {
  const row = await reader
    .selectFrom('player')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  return row ?? null
}

/** The identifiers of a sign-up that already belong to an account. */
export interface HeldIdentifiers {
  readonly isUsernameHeld: boolean
  readonly isCpfHeld: boolean
  /** The owner of the e-mail. */
  readonly owner: Player | null
}

/** One statement for all three, so that none of them decides whether another is looked up. */
export async function readHeldIdentifiers(
  reader: Reader,
  identifiers: { readonly username: string | null; readonly cpf: string; readonly email: string },
): Promise<HeldIdentifiers> {
  const { username, cpf, email } = identifiers
  const rows = await reader
    .selectFrom('player')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('username', '=', username), eb('cpf', '=', cpf), eb('email', '=', email)]),
    )
    .execute()
  return {
    isUsernameHeld: username !== null && rows.some((row) => row.username === username),
    isCpfHeld: rows.some((row) => row.cpf === cpf),
    owner: rows.find((row) => row.email === email) ?? null,
  }
}

/** The player on the wire. Without a username an account is named by its e-mail. */
export function userWire(player: Player): UserWire {
  return {
    info: {
      name: `${player.first_name} ${player.last_name}`,
      email: player.email,
      username: player.username ?? player.email,
      phone: player.phone,
      countryCode: player.country_code,
      cpf: player.cpf,
      birthdate: player.birthdate,
      pronoun: player.pronoun,
      isActivated: player.activated_at !== null,
      photo: photoWire(player.verification_status),
    },
    address: {
      cep: player.postal_code,
      streetName: player.street_name,
      streetNumber: player.house_number,
      houseNumber: player.house_number,
      apartmentNumber: player.apartment_number,
      city: player.city,
      state: player.state,
      countryId: player.country_id,
      countryName: countryName(player),
    },
  }
}

/** The selfie is shown to its owner only, by a call that requires the token. */
function photoWire(status: Player['verification_status']): UserWire['info']['photo'] {
  return { url: status === 'not_sent' ? '' : `/api/${readSelfie.path}`, status }
}

function countryName({ country_id, language }: Player): string {
  const country = countryOf(country_id)
  return (language === 'en' ? country?.nameEn : country?.name) ?? ''
}

export function prefsWire(player: Player): PrefsWire {
  return {
    language: player.language,
    timezone: player.timezone,
    oddsFormat: player.odds_format,
    maxInactivityPeriod: player.inactivity_period,
    oddsChange: player.odds_change,
    notification: player.notification,
    textMessage: player.text_message,
    emailNotification: player.email_notification,
    onlineMessage: player.online_message,
    onlinePopUps: player.online_popups,
    sendPromotions: player.sends_promotions !== false,
  }
}

/** By number, e-mail or username, as the caller states it. */
export async function findSecurityCode(
  reader: Reader,
  login: string,
): Promise<{ readonly id: number; readonly codeHash: string | null } | null> {
  const name = login.trim().toLowerCase()
  const id = /^\d{1,15}$/.test(name) ? Number(name) : null
  const row = await reader
    .selectFrom('player')
    .select(['id', 'secret_code_hash'])
    .where((where) =>
      where.or([
        where('email', '=', name),
        where('username', '=', name),
        ...(id === null ? [] : [where('id', '=', id)]),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst()
  return row ? { id: row.id, codeHash: row.secret_code_hash } : null
}
