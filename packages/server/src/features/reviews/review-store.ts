import type { Reader, WriteTransaction } from '../../database/transaction.ts'

/**
 * The subject of the decision: a withdrawal by its UUID, a proof of identity by its number, or a
 * result of the feed by the number under which it was set aside.
 */
export type Subject =
  | { readonly withdrawalId: string }
  | { readonly verificationId: number }
  | { readonly setAsideId: number }

export interface PersonsDecision {
  readonly decision: 'approved' | 'refused'
  /** In the reviewer's words; null for an approval. */
  readonly reason: string | null
  /** The reviewer. */
  readonly reviewer: string
  readonly at: Date
}

/** A review is never changed; a second one of the same subject is an error. */
export async function insertReview(
  transaction: WriteTransaction,
  subject: Subject,
  { decision, reason, reviewer, at }: PersonsDecision,
): Promise<void> {
  await transaction
    .insertInto('review')
    .values({ ...columnsOf(subject), decision, reason, reviewer, decided_at: at })
    .execute()
}

/** The decision about it; null while there is none. */
export async function readDecision(
  reader: Reader,
  subject: Subject,
): Promise<PersonsDecision['decision'] | null> {
  const { withdrawal_id, verification_id, set_aside_id } = columnsOf(subject)
  const row = await reader
    .selectFrom('review')
    .select('decision')
    .where('withdrawal_id', 'is not distinct from', withdrawal_id)
    .where('verification_id', 'is not distinct from', verification_id)
    .where('set_aside_id', 'is not distinct from', set_aside_id)
    .executeTakeFirst()
  return row?.decision ?? null
}

function columnsOf(subject: Subject) {
  return {
    withdrawal_id: 'withdrawalId' in subject ? subject.withdrawalId : null,
    verification_id: 'verificationId' in subject ? subject.verificationId : null,
    set_aside_id: 'setAsideId' in subject ? subject.setAsideId : null,
  }
}
