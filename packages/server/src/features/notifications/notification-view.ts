import { BET_STATUSES } from '@caderneta/contract/bets/wagers'
import type { Language } from '@caderneta/contract/language'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows } from '../../database/rows.ts'
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
  const wanting = await reader
    .selectFrom('player')
    .select(['id', 'first_name', 'language', 'email', 'country_code', 'phone', 'activated_at'])
    .select(['email_notification', 'text_message', 'online_message'])
    .where('id', 'in', [...playerIds])
    .where('notification', '=', true)
    .execute()
  return new Map(
    wanting.map((row) => [
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

const notifiedBet = z.object({
  reference: z.string(),
  status: z.enum(BET_STATUSES),
  /** Centavos, like the payout. */
  stake: z.number(),
  /** Centavos, including the part that was closed early. */
  payout: z.number(),
  /** True when an earlier settlement of this bet was corrected. */
  isCorrected: z.boolean(),
})

/** The bet as a notification describes it. */
export type NotifiedBet = z.infer<typeof notifiedBet>

export async function readNotifiedBets(
  reader: Reader,
  betIds: readonly number[],
): Promise<NotifiedBet[]> {
  if (betIds.length === 0) return []
  const query = sql`
    select slip.reference, bet.status, bet.stake, bet.payout,
      bet.closings > 1 or bet.status = 'pending' as "isCorrected"
    from bet
    join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
    where bet.id = any(${`{${betIds.join(',')}}`}::bigint[])
    order by bet.id
  `
  return rows(reader, notifiedBet, query)
}
