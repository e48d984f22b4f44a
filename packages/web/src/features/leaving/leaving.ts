/** Entry of the exit confirmation: a form marks itself as half-filled, the page asks. */
export { LeavingQuestion } from './leaving-question.tsx'
export { useUnsaved } from './use-unsaved.ts'
