import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { WriteTransaction } from '../transaction.ts'

/** A text that invariants of the audit include. */
export function includedText(name: string): Promise<string> {
  return readFile(new URL(`../audit/included/${name}.sql`, import.meta.url), 'utf8')
}

/** Seals the facts of books that were written with the triggers switched off. */
export async function sealFacts({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sealFactsIn(transaction)
  })
}

/** The same in a transaction in which the triggers are switched off: each fact without a seal. */
export async function sealFactsIn(transaction: WriteTransaction): Promise<void> {
  await sql`
    insert into fact_seal (subject, ids, seal)
    select subject, array_agg(id order by id),
      sha256(convert_to(string_agg(terms, e'\n' order by id), 'UTF8'))
    from (${sql.raw(await includedText('facts'))}) fact
    where (subject, id) not in (
      select subject, sealed from fact_seal cross join lateral unnest(ids) as sealed
    )
    group by subject, id / 1000
  `.execute(transaction)
}

/** Seals every bet, twenty a seal as a busy server does, in books that have no seals of bets. */
export async function sealBetsIn(transaction: WriteTransaction): Promise<void> {
  await sql`update selection_ids_start set bet_id = 0`.execute(transaction)
  await sql`update bet_seal_start set bet_id = 0`.execute(transaction)
  await sql`
    insert into bet_seal (form, bet_ids, seal)
    select 2, array_agg(id order by id),
      sha256(convert_to(string_agg(terms_2, e'\n' order by id), 'UTF8'))
    from (${sql.raw(await includedText('terms'))}) accepted
    group by id / 20
  `.execute(transaction)
}
