import { type ReactNode, useEffect, useState } from 'react'
import { reload, reloadAfterFetchError } from '../routing/not-fetched.ts'
import { apiTexts } from '../texts/api-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Boundary } from '../ui/boundary.tsx'
import { FailedPanel } from '../ui/failed-panel.tsx'

interface PageBoundaryProps {
  readonly children: ReactNode
}

/** A page that fails leaves the frame and the slip usable. */
export function PageBoundary({ children }: PageBoundaryProps) {
  return (
    <Boundary fallback={<BrokenPage />} onError={reloadAfterFetchError}>
      {children}
    </Boundary>
  )
}

function BrokenPage() {
  const texts = useTexts(shellTexts)
  const { no_connection } = useTexts(apiTexts)
  const [isOffline] = useState(!navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  if (!isOffline)
    return <FailedPanel title={texts.broken} retryText={texts.reload} onRetry={reload} />
  return (
    <FailedPanel
      title={no_connection}
      retryText={texts.retry}
      onRetry={() => navigator.onLine && reload()}
    />
  )
}
