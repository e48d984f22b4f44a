import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow, rows } from './rows.ts'
import type { Reader } from './transaction.ts'

/** First and last id, both included; the last is below the first when there is none. */
interface Ids {
  readonly first: number
  readonly last: number
}

/** The ids of everything that a civil day of São Paulo may have written. */
export interface DayBounds {
  readonly bets: Ids
  readonly transfers: Ids
}

/** How long after its id a row may get its time, or a transaction its end. */
const DISORDER = sql`interval '10 minutes'`

/** A table whose rows are written in about the order of their ids, and their time. */
interface Written {
  readonly table: 'bet' | 'transfer'
  readonly time: RawBuilder<unknown>
}

const BETS: Written = { table: 'bet', time: sql`accepted_at` }
const TRANSFERS: Written = { table: 'transfer', time: sql`created_at` }

/** Finds the rows of a day (YYYY-MM-DD) by some look-ups, with what was in flight at its ends. */
export async function findDayBounds(reader: Reader, day: string): Promise<DayBounds> {
  const midnight = sql`${day}::date::timestamp at time zone 'America/Sao_Paulo'`
  const nextMidnight = sql`(${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`
  const begin = sql`${midnight} - ${DISORDER}`
  const end = sql`${nextMidnight} + ${DISORDER}`
  return {
    bets: await idsBetween(reader, BETS, begin, end),
    transfers: await idsBetween(reader, TRANSFERS, begin, end),
  }
}

async function idsBetween(
  reader: Reader,
  written: Written,
  begin: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
): Promise<Ids> {
  const first = await firstReaching(reader, written, begin)
  return { first, last: (await firstReaching(reader, written, end)) - 1 }
}

const extent = z.object({ lowest: z.number(), above: z.number() })
const reached = z.object({ id: z.number(), isReached: z.boolean() })

/** The first id not written before a moment, by halving; one above all when there is none. */
async function firstReaching(
  reader: Reader,
  { table, time }: Written,
  moment: RawBuilder<unknown>,
): Promise<number> {
  const name = sql.table(table)
  const { lowest, above } = await oneRow(
    reader,
    extent,
    sql`select coalesce(min(id), 1) as lowest, coalesce(max(id), 0) + 1 as above from ${name}`,
  )
  let [low, high] = [lowest, above]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const query = sql`
      select id, ${time} >= ${moment} as "isReached" from ${name}
      where id >= ${middle} order by id limit 1`
    const [next] = await rows(reader, reached, query)
    if (next === undefined || next.isReached) high = middle
    else low = next.id + 1
  }
  return low
}
