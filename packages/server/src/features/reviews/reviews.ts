/** The door of the reviews: what a person decided about money or a proof, and who. */
export { type Decided, decideOnce, type PersonsDecision, type Subject } from './decide-once.ts'
