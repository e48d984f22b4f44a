/** Entry file of the reviews: decisions about money or a proof, and who made them. */
export { type Decided, decideOnce } from './decide-once.ts'
export type { PersonsDecision } from './review-store.ts'
