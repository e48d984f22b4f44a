import type { RefusalReason } from '@caderneta/contract/profile/verification'
import type { WriteTransaction } from '../../database/transaction.ts'
import type { SoundFile } from './check-files.ts'
import type { Verdict } from './identity-verifier.ts'

/** The status of the player, locked against every other change until the transaction ends. */
export async function lockStatus(transaction: WriteTransaction, playerId: number) {
  const { verification_status } = await transaction
    .selectFrom('player')
    .select('verification_status')
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return verification_status
}

/** Locks a proof until the transaction ends. */
export async function lockVerification(transaction: WriteTransaction, id: number) {
  return await transaction
    .selectFrom('verification')
    .select(['status', 'player_id as playerId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** A new proof in review, with its files. */
export async function insertVerification(
  transaction: WriteTransaction,
  playerId: number,
  files: readonly SoundFile[],
  sentAt: Date,
): Promise<void> {
  const { id } = await transaction
    .insertInto('verification')
    .values({ player_id: playerId, sent_at: sentAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { kind, mediaType, name, bytes } of files)
    await transaction
      .insertInto('verification_file')
      .values({ verification_id: id, kind, media_type: mediaType, name, bytes })
      .execute()
  await setStatus(transaction, playerId, 'in_review')
}

/** Records the verdict, once; false when it was decided in the meantime. */
export async function decideVerification(
  transaction: WriteTransaction,
  id: number,
  verdict: Exclude<Verdict, { status: 'in_review' }>,
  at: Date,
): Promise<boolean> {
  const decided = await transaction
    .updateTable('verification')
    .set({ status: verdict.status, reason: reasonOf(verdict), decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'in_review')
    .returning('player_id')
    .executeTakeFirst()
  if (!decided) return false
  await setStatus(transaction, decided.player_id, verdict.status)
  return true
}

function reasonOf(verdict: Verdict): RefusalReason | null {
  return verdict.status === 'refused' ? verdict.reason : null
}

async function setStatus(
  transaction: WriteTransaction,
  playerId: number,
  status: Verdict['status'],
): Promise<void> {
  await transaction
    .updateTable('player')
    .set({ verification_status: status })
    .where('id', '=', playerId)
    .execute()
}
