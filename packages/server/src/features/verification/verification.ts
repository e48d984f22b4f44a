/** Entry file of the verification: documents and selfies, and their verifiers. */
export { FileCleaner } from './clean-files.ts'
export { decideProof } from './decide-proof.ts'
export { type IdentityVerifier, noVerifier } from './identity-verifier.ts'
export { sandboxVerifier } from './sandbox-verifier.ts'
export { startReviews } from './start-reviews.ts'
export { registerVerificationRoutes } from './verification-routes.ts'
export { readWaiting, type WaitingProof } from './verification-view.ts'
