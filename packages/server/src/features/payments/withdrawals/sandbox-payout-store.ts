import type { Database } from '../../../database/database.ts'

/** The fate of a payout in the sandbox. */
export type SandboxFate = 'paid' | 'refused' | 'returned'

/** Once: a repeated request for a payout returns the payout as it was. */
export async function writeSandboxFate(
  { kysely }: Database,
  withdrawalId: string,
  fate: SandboxFate,
  at: Date,
): Promise<void> {
  await kysely
    .insertInto('sandbox_payout')
    .values({ withdrawal_id: withdrawalId, fate, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function readSandboxFate(
  { kysely }: Database,
  withdrawalId: string,
): Promise<SandboxFate | null> {
  const row = await kysely
    .selectFrom('sandbox_payout')
    .select('fate')
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirst()
  return row?.fate ?? null
}
