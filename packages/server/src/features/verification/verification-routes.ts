import * as calls from '@caderneta/contract/profile/verification-calls'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { FileBody } from '../../http/body/file-body.ts'
import { inUploadScope } from '../../http/body/read-files.ts'
import { route, uploadRoute } from '../../http/route.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import { reviewProofs } from './review-proofs.ts'
import { type SendProofDeps, sendProof } from './send-proof.ts'
import { readSelfie, readVerification } from './verification-view.ts'

const SENDS_PER_MINUTE_MAX = 6

/** Proof of identity. Every call accesses the files of its own player only. */
export async function registerVerificationRoutes(
  app: FastifyInstance,
  deps: SendProofDeps,
): Promise<void> {
  const { kysely } = deps.database
  route(app, calls.readVerification, async (_input, caller) => {
    await reviewProofs(deps, caller.playerId)
    const data = await readVerification(kysely, caller.playerId, caller.language)
    return { done: 'ok', body: { data } }
  })
  route(app, calls.readSelfie, async (_input, { playerId }) => {
    const selfie = await readSelfie(kysely, playerId)
    if (selfie) logSecurity(deps.log, 'document read', { playerId, kind: 'selfie' })
    return selfie ? new FileBody(selfie.bytes, selfie.mediaType) : refuse('unknown_selfie')
  })
  await inUploadScope(app, (scope) =>
    uploadRoute(
      scope,
      calls.sendVerification,
      (request, caller) => sendProof(deps, request, caller),
      {
        requestsPerMinuteMax: SENDS_PER_MINUTE_MAX,
      },
    ),
  )
}
