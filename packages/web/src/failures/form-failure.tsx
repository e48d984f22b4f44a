import type { Failure } from '../api/failure.ts'
import { FailureNote } from '../ui/failure-note.tsx'
import { FailureReference } from './failure-reference.tsx'

/** Why a form was not taken, by which reference; nothing without a failure. */
export function FormFailure({ failure }: { readonly failure: Failure | null }) {
  if (failure === null) return null
  return (
    <FailureNote text={failure.msg}>
      <FailureReference failure={failure} />
    </FailureNote>
  )
}
