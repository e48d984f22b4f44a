import type { Language } from '@caderneta/contract/language'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'

/** Where a player's notifications go: each channel by its switch in the preferences. */
export interface Recipient {
  readonly id: number
  readonly firstName: string
  readonly language: Language
  /** Null when the player wants no mails or has not confirmed the address. */
  readonly email: string | null
  /** In E.164; null when the player wants no texts. */
  readonly phone: string | null
  /** Messages on the open pages of the site. */
  readonly isShownOnSite: boolean
}

/** The players among these who want any notifications, by id. */
export async function readRecipients(
  reader: Reader,
  playerIds: readonly number[],
): Promise<Map<number, Recipient>> {
  if (playerIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'first_name', 'language', 'email', 'country_code', 'phone', 'activated_at'])
    .select(['email_notification', 'text_message', 'online_message'])
    .where('id', 'in', [...playerIds])
    .where('notification', '=', true)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        firstName: row.first_name,
        language: row.language,
        email: row.email_notification && row.activated_at !== null ? row.email : null,
        phone: row.text_message ? `+${row.country_code}${row.phone}` : null,
        isShownOnSite: row.online_message,
      },
    ]),
  )
}

/** The bet as a notification describes it. */
export interface NotifiedBet {
  readonly reference: string
  readonly status: 'pending' | 'win' | 'lose' | 'void' | 'cancelled' | 'cashed_out'
  /** Centavos, including the part that was closed early. */
  readonly payout: number
  /** True when an earlier settlement of this bet was corrected. */
  readonly isCorrected: boolean
}

export async function readNotifiedBets(
  reader: Reader,
  betIds: readonly number[],
): Promise<NotifiedBet[]> {
  if (betIds.length === 0) return []
  const { rows } = await sql<NotifiedBet>`
    select slip.reference, bet.status, bet.payout,
      bet.closings > 1 or bet.status = 'pending' as "isCorrected"
    from bet
    join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
    where bet.id = any(${`{${betIds.join(',')}}`}::bigint[])
    order by bet.id
  `.execute(reader)
  return rows
}
