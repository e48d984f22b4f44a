import type { Outbox } from '../../mail/outbox.ts'
import type { ServerDeps } from '../../server-deps.ts'
import type { IdentityVerifier } from './identity-verifier.ts'

export interface VerificationDeps extends ServerDeps {
  readonly outbox: Outbox
  readonly verifier: IdentityVerifier
}
