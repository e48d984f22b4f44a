import type { Reader } from '../../../database/transaction.ts'

/** The time until which the provider's payments were listed; null when they never were. */
export async function readListedUntil(reader: Reader): Promise<Date | null> {
  const row = await reader.selectFrom('psp_listing').select('listed_until').executeTakeFirst()
  return row?.listed_until ?? null
}

export async function writeListedUntil(writer: Reader, until: Date): Promise<void> {
  await writer
    .insertInto('psp_listing')
    .values({ listed_until: until })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ listed_until: until }))
    .execute()
}
