import type { Failure } from '../api/failure.ts'
import { apiTexts } from '../texts/api-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { ReferenceLine } from '../ui/reference-line.tsx'

/** The reference of a failure that support can look up; nothing for any other. */
export function FailureReference({ failure }: { readonly failure: Failure }) {
  return <ReferenceLine reference={failure.reference} texts={useTexts(apiTexts)} />
}
