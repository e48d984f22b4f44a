/** Entry of the first steps of an account: what a new player has still to do. */
export { FirstSteps } from './first-steps-host.tsx'
export { renewFirstSteps } from './first-steps-query.ts'
