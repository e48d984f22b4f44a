import type { Failure } from '../api/failure.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

interface SiteFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** The start of the app got no answer: why, and a way to try again. */
export function SiteFailure({ failure, onRetry }: SiteFailureProps) {
  const texts = useTexts(shellTexts)
  return (
    <div role="alert">
      <EmptyState icon="warning" title={texts.failed}>
        <p className="text-muted">{failure.msg}</p>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </EmptyState>
    </div>
  )
}
