import type { Reader, WriteTransaction } from '../../database/transaction.ts'
import { makeSecretToken, secretTokenHash } from './secret-token.ts'

/** A new activation code of the player, given out here once and stored only as its hash. */
export async function insertActivationCode(
  transaction: WriteTransaction,
  playerId: number,
  now: number,
  lifeMs: number,
): Promise<string> {
  const code = makeSecretToken()
  await transaction
    .insertInto('mailed_code')
    .values({
      code_hash: secretTokenHash(code),
      player_id: playerId,
      purpose: 'activation',
      created_at: new Date(now),
      expires_at: new Date(now + lifeMs),
    })
    .execute()
  return code
}

/** Uses the code up; whose it was, or null when it is unknown, used or too old. */
export async function takeActivationCode(
  transaction: WriteTransaction,
  code: string,
  now: number,
): Promise<number | null> {
  const taken = await transaction
    .updateTable('mailed_code')
    .set({ used_at: new Date(now) })
    .where('code_hash', '=', secretTokenHash(code))
    .where('purpose', '=', 'activation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning('player_id')
    .executeTakeFirst()
  return taken?.player_id ?? null
}

/** How many activation codes the player was mailed since a moment. */
export async function countActivationCodes(
  reader: Reader,
  playerId: number,
  since: number,
): Promise<number> {
  const counted = await reader
    .selectFrom('mailed_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'activation')
    .where('created_at', '>', new Date(since))
    .executeTakeFirstOrThrow()
  return Number(counted.count)
}
