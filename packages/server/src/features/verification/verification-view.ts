import type { Language } from '@caderneta/contract/language'
import { verificationReasonText } from '@caderneta/contract/messages/verification-texts'
import type { VerificationFileKind } from '@caderneta/contract/profile/verification'
import { refusalReasonOf, type VerificationWire } from '@caderneta/contract/profile/verification'
import type { Reader } from '../../database/transaction.ts'
import type { Proof } from './identity-verifier.ts'

/** The status of the player's newest proof. */
export async function readVerification(
  reader: Reader,
  playerId: number,
  language: Language,
): Promise<VerificationWire> {
  const newest = await reader
    .selectFrom('verification')
    .select(['status', 'reason', 'sent_at'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return { status: 'not_sent', reason: null, sentAt: null }
  const reason = newest.reason === null ? null : refusalReasonOf(newest.reason)
  return {
    status: newest.status,
    reason: reason && verificationReasonText(reason, language),
    sentAt: newest.sent_at.getTime(),
  }
}

interface Selfie {
  readonly bytes: Buffer
  readonly mediaType: string
}

/** The selfie of the player's newest proof; null when none was ever sent. */
export async function readSelfie(reader: Reader, playerId: number): Promise<Selfie | null> {
  const row = await reader
    .selectFrom('verification_file')
    .innerJoin('verification', 'verification.id', 'verification_file.verification_id')
    .select(['verification_file.bytes', 'verification_file.media_type'])
    .where('verification.player_id', '=', playerId)
    .where('verification_file.kind', '=', 'selfie')
    .orderBy('verification.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { bytes: row.bytes, mediaType: row.media_type } : null
}

export interface WaitingProof extends Proof {
  readonly playerId: number
}

const WAITING_MAX = 100

/** Undecided proofs, oldest first; of one player, or of all. */
export async function readWaiting(
  reader: Reader,
  playerId: number | null,
): Promise<WaitingProof[]> {
  const rows = await reader
    .selectFrom('verification')
    .innerJoin('verification_file as document', (join) =>
      join
        .onRef('document.verification_id', '=', 'verification.id')
        .on('document.kind', '=', 'document'),
    )
    .innerJoin('verification_file as selfie', (join) =>
      join.onRef('selfie.verification_id', '=', 'verification.id').on('selfie.kind', '=', 'selfie'),
    )
    .select([
      'verification.id',
      'verification.player_id',
      'verification.sent_at',
      'document.name as document_name',
      'selfie.name as selfie_name',
    ])
    .where('verification.status', '=', 'in_review')
    .where((eb) => (playerId === null ? eb.lit(true) : eb('verification.player_id', '=', playerId)))
    .orderBy('verification.id')
    .limit(WAITING_MAX)
    .execute()
  return rows.map((row) => ({
    verificationId: row.id,
    playerId: row.player_id,
    sentAt: row.sent_at.getTime(),
    names: { document: row.document_name, selfie: row.selfie_name },
    readFile: (kind) => readFile(reader, row.id, kind),
  }))
}

async function readFile(reader: Reader, id: number, kind: VerificationFileKind): Promise<Buffer> {
  const { bytes } = await reader
    .selectFrom('verification_file')
    .select('bytes')
    .where('verification_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return bytes
}
