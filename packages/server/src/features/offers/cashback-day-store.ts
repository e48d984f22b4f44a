import type { Centavos } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { oneRow } from '../../database/rows.ts'
import { retryConflicts } from '../../database/transaction.ts'

const batchRow = z.object({ days: z.number(), players: z.array(z.number()) })

type Batch = z.infer<typeof batchRow>

/** Closes at most so many days before a civil date, in one transaction. */
export function closeCashbackBatch(
  database: Database,
  before: string,
  dayMax: Centavos,
  batchMax: number,
): Promise<Batch> {
  const query = sql`
    select days, to_jsonb(players) as players
    from close_cashback_days(${before}, ${dayMax}, ${batchMax})
  `
  return retryConflicts(() => oneRow(database.kysely, batchRow, query))
}
