import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface FailedPanelProps {
  readonly title: string
  /** The server's sentence, where there is one. */
  readonly reason?: string
  readonly retryText: string
  readonly onRetry: () => void
}

/** Stands in the place of what could not be loaded: why, and a way to try again. */
export function FailedPanel({ title, reason, retryText, onRetry }: FailedPanelProps) {
  return (
    <div role="alert">
      <EmptyState icon="warning" title={title}>
        {reason !== undefined && <p className="text-muted">{reason}</p>}
        <Button onClick={onRetry}>{retryText}</Button>
      </EmptyState>
    </div>
  )
}
