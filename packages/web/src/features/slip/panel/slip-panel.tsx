import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSlip } from '../state/slip-store.ts'
import { SlipBoundary } from './slip-boundary.tsx'

const SlipCard = lazy(async () => ({ default: (await import('./slip-card.tsx')).SlipCard }))

/** The slip of wide screens; not rendered and not loaded without selections (SLP-19). */
export function SlipPanel() {
  const { selections } = useSlip()
  if (selections.length === 0) return null
  return (
    <SlipBoundary isBar={false}>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <SlipCard />
      </Suspense>
    </SlipBoundary>
  )
}
