import type { RefusalReason, VerificationFileKind } from '@caderneta/contract/profile/verification'

/** The proof of identity, as far as a verifier needs it. */
export interface Proof {
  /** Identifies the proof to a provider permanently: a repeated query is no new case. */
  readonly verificationId: number
  /** Milliseconds UTC. */
  readonly sentAt: number
  /** The file names as the player's device sent them. */
  readonly names: Readonly<Record<VerificationFileKind, string>>
  readFile(kind: VerificationFileKind): Promise<Buffer>
}

export type Verdict =
  | { readonly status: 'in_review' }
  | { readonly status: 'approved' }
  | { readonly status: 'refused'; readonly reason: RefusalReason }

/**
 * Port: compares document, selfie and registered data. It is called again until it has decided, and
 * throws when it cannot be reached.
 */
export interface IdentityVerifier {
  judge(proof: Proof): Promise<Verdict>
}

/** No verifier: proofs stay in review until an operator connects one. */
export const noVerifier: IdentityVerifier = { judge: async () => ({ status: 'in_review' }) }
