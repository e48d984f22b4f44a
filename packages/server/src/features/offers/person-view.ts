import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../database/rows.ts'
import type { Reader } from '../../database/transaction.ts'

/** A browser in a shop may have any number of accounts; the oldest is among the first of them. */
const ACCOUNTS_MAX = 20

const accountRow = z.object({ is_first: z.boolean() })

/**
 * Whether no older account is known to be of the same person: one that shares a browser, a PIX key
 * or an address with it, or with an account that does. Offers for one person are for the oldest.
 */
export async function isFirstAccount(reader: Reader, playerId: number): Promise<boolean> {
  const query = sql`
    with recursive person (id) as (
      select ${playerId}::bigint
      union
      select other.player_id
      from person
      cross join lateral (
        select same.player_id
        from person_mark own
        cross join lateral (
          select player_id from person_mark
          where kind = own.kind and mark = own.mark order by player_id limit ${ACCOUNTS_MAX}
        ) same
        where own.player_id = person.id
        limit ${ACCOUNTS_MAX * ACCOUNTS_MAX}
      ) other
    )
    select min(id) = ${playerId} as is_first
    from (select id from person limit ${ACCOUNTS_MAX}) known
  `
  const { is_first } = await oneRow(reader, accountRow, query)
  return is_first
}
