import type { Failure } from '../api/failure.ts'
import { FailedPanel } from '../ui/failed-panel.tsx'
import { FailureReference } from './failure-reference.tsx'

interface FailurePanelProps {
  readonly title: string
  readonly failure: Failure
  readonly retryText: string
  readonly onRetry: () => void
}

/** Replaces what a call did not bring: why, by which reference, and a retry button. */
export function FailurePanel({ failure, ...panel }: FailurePanelProps) {
  return (
    <FailedPanel
      {...panel}
      reason={failure.msg}
      reference={<FailureReference failure={failure} />}
    />
  )
}
