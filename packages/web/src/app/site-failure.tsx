import type { Failure } from '../api/failure.ts'
import { FailurePanel } from '../failures/failure-panel.tsx'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'

interface SiteFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** The app start got no response: the reason and a retry button. */
export function SiteFailure({ failure, onRetry }: SiteFailureProps) {
  const texts = useTexts(shellTexts)
  return (
    <>
      <h1 className="sr-only">{texts.failed}</h1>
      <FailurePanel
        title={texts.failed}
        failure={failure}
        retryText={texts.retry}
        onRetry={onRetry}
      />
    </>
  )
}
