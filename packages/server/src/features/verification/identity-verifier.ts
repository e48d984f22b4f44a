import type { RefusalReason, VerificationFileKind } from '@caderneta/contract/profile/verification'

/** What was sent to prove an identity, as far as whoever judges it asks. */
export interface Proof {
  /** Names the proof to a provider for ever: asking twice about one is no new case. */
  readonly verificationId: number
  /** Milliseconds UTC. */
  readonly sentAt: number
  /** As the player's device called the files. */
  readonly names: Readonly<Record<VerificationFileKind, string>>
  readFile(kind: VerificationFileKind): Promise<Buffer>
}

export type Verdict =
  | { readonly status: 'in_review' }
  | { readonly status: 'approved' }
  | { readonly status: 'refused'; readonly reason: RefusalReason }

/**
 * Port: who compares document, selfie and registered data. It is asked again until it has decided,
 * and throws when it cannot be reached.
 */
export interface IdentityVerifier {
  judge(proof: Proof): Promise<Verdict>
}

/** Nobody judges: what is sent stays in review until an operator connects somebody who does. */
export const noVerifier: IdentityVerifier = { judge: async () => ({ status: 'in_review' }) }
