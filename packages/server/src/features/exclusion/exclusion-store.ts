import { sql } from 'kysely'
import type { WriteTransaction } from '../../database/transaction.ts'

/** Locks the player, so that two requests are processed one after the other. */
export async function lockOwner(transaction: WriteTransaction, playerId: number): Promise<void> {
  await transaction
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Adds an own exclusion of so many months (null: without an end), unless one lasts as long. */
export async function insertExclusion(
  transaction: WriteTransaction,
  playerId: number,
  months: number | null,
  at: Date,
): Promise<void> {
  await sql`
    with requested as (
      select cpf, exclusion_end(${at}, ${months}::int) as ends_at,
        case when ${months}::int is null then exclusion_end(${at}, 1) end as revocable_until
      from player where id = ${playerId}
    )
    insert into exclusion (cpf, source, began_at, ends_at, revocable_until)
    select cpf, 'own', ${at}, ends_at, revocable_until from requested
    where not exists (
      select from exclusion active
      where active.cpf = requested.cpf and source = 'own' and active.revoked_at is null
        and (active.ends_at is null or active.ends_at >= requested.ends_at)
    )
  `.execute(transaction)
}

/** Offers and letters about them stop, until the player opts in again. */
export async function stopPromotions(
  transaction: WriteTransaction,
  playerId: number,
): Promise<void> {
  await transaction
    .updateTable('player')
    .set({ sends_promotions: false, online_popups: false })
    .where('id', '=', playerId)
    .execute()
}

/** Revokes what the player may still revoke. */
export async function revokeOwn(
  transaction: WriteTransaction,
  playerId: number,
  at: Date,
): Promise<void> {
  await sql`
    update exclusion set revoked_at = ${at}
    from player
    where player.id = ${playerId} and exclusion.cpf = player.cpf and source = 'own'
      and ends_at is null and revoked_at is null and revocable_until > ${at}
  `.execute(transaction)
}
