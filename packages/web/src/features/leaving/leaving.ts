/** The door of the exit-confirmation: a form says that it is half-filled, the page asks. */
export { LeavingQuestion } from './leaving-question.tsx'
export { useUnsaved } from './use-unsaved.ts'
