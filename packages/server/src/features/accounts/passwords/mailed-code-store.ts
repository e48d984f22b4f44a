import type { Reader, WriteTransaction } from '../../../database/transaction.ts'
import { makeSecretToken, secretTokenHash } from '../sessions/secret-token.ts'
import type { Player } from '../signup/player-view.ts'

type CodePurpose = 'activation' | 'recovery'

/** A new code for the player, returned here once and stored only as its hash. */
export async function insertMailedCode(
  transaction: WriteTransaction,
  purpose: CodePurpose,
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
      purpose,
      created_at: new Date(now),
      expires_at: new Date(now + lifeMs),
    })
    .execute()
  return code
}

/** Uses up the code; returns its player, or null when it is unknown, used or expired. */
export async function takeMailedCode(
  transaction: WriteTransaction,
  purpose: CodePurpose,
  code: string,
  now: number,
): Promise<number | null> {
  const taken = await transaction
    .updateTable('mailed_code')
    .set({ used_at: new Date(now) })
    .where('code_hash', '=', secretTokenHash(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning('player_id')
    .executeTakeFirst()
  return taken?.player_id ?? null
}

/** Voids the unused codes of the player, so that no old mail grants access. */
export async function voidMailedCodes(
  transaction: WriteTransaction,
  purposes: readonly CodePurpose[],
  playerId: number,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('mailed_code')
    .set({ used_at: at })
    .where('player_id', '=', playerId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

/** The player of this unused, unexpired recovery code, and the address it was mailed to. */
export async function findCodeOwner(
  reader: Reader,
  email: string,
  code: string,
  now: number,
): Promise<Player | null> {
  const row = await reader
    .selectFrom('mailed_code')
    .innerJoin('player', 'player.id', 'mailed_code.player_id')
    .selectAll('player')
    .where('mailed_code.code_hash', '=', secretTokenHash(code))
    .where('mailed_code.purpose', '=', 'recovery')
    .where('mailed_code.used_at', 'is', null)
    .where('mailed_code.expires_at', '>', new Date(now))
    .where('player.email', '=', email)
    .executeTakeFirst()
  return row ?? null
}
