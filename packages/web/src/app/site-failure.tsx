import type { Failure } from '../api/failure.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { FailedPanel } from '../ui/failed-panel.tsx'

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
      <FailedPanel
        title={texts.failed}
        reason={failure.msg}
        retryText={texts.retry}
        onRetry={onRetry}
      />
    </>
  )
}
