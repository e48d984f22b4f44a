import { type ReactNode, useEffect, useState } from 'react'
import { apiTexts } from '../texts/api-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Boundary } from '../ui/boundary.tsx'
import { FailedPanel } from '../ui/failed-panel.tsx'

interface PageBoundaryProps {
  readonly children: ReactNode
}

/** A page that fails leaves the frame and the slip standing. */
export function PageBoundary({ children }: PageBoundaryProps) {
  return (
    <Boundary fallback={<BrokenPage />} onFault={healLater}>
      {children}
    </Boundary>
  )
}

const reload = () => window.location.reload()

/**
 * Code that could not be fetched is not asked for again for as long as the page is open, whoever
 * comes back to it: neither React nor every browser forgets that it failed. A reload does.
 */
const failedOffline = new Set<unknown>()

function healLater(fault: unknown): void {
  if (!navigator.onLine) failedOffline.add(fault)
  else if (failedOffline.has(fault)) reload()
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
