import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface FailedPanelProps {
  readonly title: string
  /** The server's message, where there is one. */
  readonly reason?: string
  readonly reference?: ReactNode
  readonly retryText: string
  readonly onRetry: () => void
}

/** Replaces content that could not be loaded: the reason, and a retry button. */
export function FailedPanel({ title, reason, reference, retryText, onRetry }: FailedPanelProps) {
  return (
    <div role="alert">
      <EmptyState icon="warning" title={title}>
        {reason !== undefined && <p className="text-muted">{reason}</p>}
        {reference}
        <Button onClick={onRetry}>{retryText}</Button>
      </EmptyState>
    </div>
  )
}
