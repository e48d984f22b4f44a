import type { RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Reader } from './transaction.ts'

/** What a row of a query is; fields that are not named are removed from it. */
type RowShape<Row> = z.ZodMiniType<Row>

/** A time as both engines return it. */
export const timeColumn = z.instanceof(Date)

/**
 * Parses the rows of a query. A row of another shape is an error of the query or of the database:
 * it is thrown and names the column, in place of a wrong value that travels on.
 */
export function parseRows<Row>(shape: RowShape<Row>, found: readonly unknown[]): Row[] {
  return found.map((row) => shape.parse(row))
}

/** The only row of a query that always has one, such as a count or a call of a function. */
export function parseRow<Row>(shape: RowShape<Row>, found: readonly unknown[]): Row {
  const [row] = parseRows(shape, found)
  if (row === undefined) throw new Error('a query that always has a row returned none')
  return row
}

/** The rows of a query, parsed. */
export async function rows<Row>(
  reader: Reader,
  shape: RowShape<Row>,
  query: RawBuilder<unknown>,
): Promise<Row[]> {
  const found = await query.execute(reader)
  return parseRows(shape, found.rows)
}

/** The only row of a query, parsed. */
export async function oneRow<Row>(
  reader: Reader,
  shape: RowShape<Row>,
  query: RawBuilder<unknown>,
): Promise<Row> {
  const found = await query.execute(reader)
  return parseRow(shape, found.rows)
}
