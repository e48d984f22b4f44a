import type { ReactNode } from 'react'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Boundary } from '../ui/boundary.tsx'
import { FailedPanel } from '../ui/failed-panel.tsx'

interface PageBoundaryProps {
  readonly children: ReactNode
}

/** A page that fails leaves the frame and the slip standing. */
export function PageBoundary({ children }: PageBoundaryProps) {
  return <Boundary fallback={<BrokenPage />}>{children}</Boundary>
}

function BrokenPage() {
  const texts = useTexts(shellTexts)
  return (
    <FailedPanel
      title={texts.broken}
      retryText={texts.reload}
      onRetry={() => window.location.reload()}
    />
  )
}
