import type { ExclusionWire } from '@caderneta/contract/exclusion/exclusion'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../database/rows.ts'
import type { Reader } from '../../database/transaction.ts'

const excludedRow = z.object({ excluded: z.boolean() })

/** Whether an exclusion of this CPF was in force at that moment. */
export async function isExcludedAt(reader: Reader, cpf: string, at: Date): Promise<boolean> {
  const query = sql`select is_excluded(${cpf}, ${at}) as excluded`
  const { excluded } = await oneRow(reader, excludedRow, query)
  return excluded
}

/** The exclusion in force; of several the one that ends last. */
export async function readExclusion(
  reader: Reader,
  playerId: number,
  at: Date,
): Promise<ExclusionWire['standing']> {
  const row = await reader
    .selectFrom('exclusion')
    .innerJoin('player', 'player.cpf', 'exclusion.cpf')
    .select(['source', 'began_at', 'ends_at', 'revocable_until'])
    .where('player.id', '=', playerId)
    .where('began_at', '<=', at)
    .where('revoked_at', 'is', null)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .orderBy('source', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { source, began_at, ends_at, revocable_until } = row
  const isRevocable = revocable_until !== null && revocable_until > at
  return {
    source,
    from: began_at.getTime(),
    until: ends_at?.getTime() ?? null,
    revocableUntil: isRevocable ? revocable_until.getTime() : null,
  }
}
