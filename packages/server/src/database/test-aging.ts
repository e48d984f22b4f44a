import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from './database.ts'
import { rows } from './rows.ts'
import { includedText, sealFactsIn } from './testing/sealing.ts'
import type { WriteTransaction } from './transaction.ts'

const tableRow = z.object({ table_name: z.string(), changes: z.string() })

/**
 * Makes a database older: moves every stored time by so many minutes into the past, with triggers
 * disabled. Rules with a window (outcomes are closed after 5 minutes, odds are deleted after 7
 * days) then see its end without a wait.
 */
export async function age({ kysely }: Database, minutes: number): Promise<void> {
  const columns = sql`
    select table_name, string_agg(
      format('%1$I = %1$I - make_interval(mins => ${sql.lit(minutes)})', column_name), ', '
    ) as changes
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
    group by table_name
  `
  const tables = await rows(kysely, tableRow, columns)
  await kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const { table_name: table, changes } of tables)
      await sql`update ${sql.table(table)} set ${sql.raw(changes)}`.execute(transaction)
    await sealAgain(transaction)
    // Credits are named after their day, which therefore stays: as one from before the rule of the
    // kick-off (decision 0066), it need not be the day of the moved match.
    await sql`update cashback_bet set is_day_of_match = false`.execute(transaction)
    // Days follow from the times of the bets.
    await sql`delete from exposure_player_day`.execute(transaction)
    await sql`
      insert into exposure_player_day
      select player_id, (accepted_at at time zone 'America/Sao_Paulo')::date, sum(potential_return)
      from bet group by 1, 2
    `.execute(transaction)
  })
}

/** The times of bets, and those of other facts, are covered by their seals. */
async function sealAgain(transaction: WriteTransaction): Promise<void> {
  await sql`
    update bet_seal set seal = computed.seal
    from (
      select bet_seal.id, sha256(convert_to(string_agg(
        case form when 1 then terms_1 else terms_2 end, e'\n' order by terms.id), 'UTF8')) as seal
      from bet_seal
      cross join lateral unnest(bet_ids) as bets (bet_id)
      join (${sql.raw(await includedText('terms'))}) terms on terms.id = bets.bet_id
      group by bet_seal.id
    ) computed
    where computed.id = bet_seal.id
  `.execute(transaction)
  await sql`delete from fact_seal`.execute(transaction)
  await sealFactsIn(transaction)
}
