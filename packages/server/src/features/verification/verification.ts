/** Entry file of the verification: documents and selfies, and their verifiers. */
export { decideProof } from './decide-proof.ts'
export { noVerifier } from './identity-verifier.ts'
export { sandboxVerifier } from './sandbox-verifier.ts'
export { registerVerificationRoutes } from './verification-routes.ts'
export { readWaiting, type WaitingProof } from './verification-view.ts'
