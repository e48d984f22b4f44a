import { VERIFICATION_FILE_BYTES_MAX } from '@caderneta/contract/profile/verification'
import type { sendVerification } from '@caderneta/contract/profile/verification-calls'
import { isRefusal, type Refusal, refuse } from '@caderneta/contract/refusals'
import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../../database/transaction.ts'
import { readFiles } from '../../http/body/read-files.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import { checkFiles, FILE_KINDS, type SoundFile } from './check-files.ts'
import type { FileCleaner } from './clean-files.ts'
import { reviewProofs } from './review-proofs.ts'
import type { VerificationDeps } from './verification-deps.ts'
import { insertVerification, lockStatus } from './verification-store.ts'
import { readVerification } from './verification-view.ts'

const LIMITS = { names: FILE_KINDS, bytesMax: VERIFICATION_FILE_BYTES_MAX }

export interface SendProofDeps extends VerificationDeps {
  readonly cleaner: FileCleaner
}

/** `verification/send`: cleans, stores and judges a proof, unless there is an active one. */
export async function sendProof(
  deps: SendProofDeps,
  request: FastifyRequest,
  { playerId, language }: SessionCaller,
): Promise<ResultOf<typeof sendVerification>> {
  const files = await readFiles(request, LIMITS)
  if (isRefusal(files)) return files
  const sound = checkFiles(files)
  if (isRefusal(sound)) return sound
  const cleaned = await deps.cleaner.clean(sound)
  if (isRefusal(cleaned)) return cleaned
  const refusal = await storeProof(deps, playerId, cleaned)
  if (refusal) return refusal
  await reviewProofs(deps, playerId)
  const data = await readVerification(deps.database.kysely, playerId, language)
  return { done: 'documents_sent', body: { data } }
}

async function storeProof(
  { database, clock }: VerificationDeps,
  playerId: number,
  files: readonly SoundFile[],
): Promise<Refusal<'verification_sent'> | null> {
  return await inTransaction(database, async (transaction) => {
    const status = await lockStatus(transaction, playerId)
    if (status === 'in_review' || status === 'approved') return refuse('verification_sent')
    await insertVerification(transaction, playerId, files, new Date(clock.now()))
    return null
  })
}
