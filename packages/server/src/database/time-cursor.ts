import { type AliasableExpression, expressionBuilder, type RawBuilder, sql } from 'kysely'

/** The last row of a page: the microsecond (UTC) of its creation, and its id. */
interface TimeCursor {
  readonly us: string
  readonly id: string
}

type TableByTime = 'deposit' | 'withdrawal'

/** '1789912345678901.<uuid>', the form of `timeCursor` in the contract. */
export function timeCursorText({ us, id }: TimeCursor): string {
  return `${us}.${id}`
}

/** Rows older than that of the cursor; all rows without a cursor. */
export function isPast(table: TableByTime, cursor: string | undefined): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`
  const [us = '', id = ''] = cursor.split('.')
  const [createdAt, key] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)]
  return sql<boolean>`
    (${createdAt}, ${key}) < ('epoch'::timestamptz + ${us} * interval '1 microsecond', ${id}::uuid)
  `
}

/** Time of creation in microseconds UTC, as text: a Date has milliseconds only. */
export function microsecondsOf(table: TableByTime): AliasableExpression<string> {
  const createdAt = sql.ref(`${table}.created_at`)
  const microseconds = sql`(extract(epoch from ${createdAt}) * 1000000)::bigint`
  return expressionBuilder().cast<string>(microseconds, 'text')
}
