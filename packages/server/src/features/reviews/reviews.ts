/** Entry file of the reviews: decisions about money or a proof, and who made them. */
export { type Decided, decideOnce, type PersonsDecision } from './decide-once.ts'
