import type { Outbox } from '../../mail/outbox.ts'
import type { Parts } from '../../parts.ts'
import type { IdentityVerifier } from './identity-verifier.ts'

export interface VerificationParts extends Parts {
  readonly outbox: Outbox
  readonly verifier: IdentityVerifier
}
