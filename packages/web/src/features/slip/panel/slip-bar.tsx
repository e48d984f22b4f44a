import { lazy, Suspense } from 'react'
import { useSlip } from '../state/slip-store.ts'
import { SlipBoundary } from './slip-boundary.tsx'

const SlipBarButton = lazy(async () => ({
  default: (await import('./slip-bar-button.tsx')).SlipBarButton,
}))

/** The slip on phones: a bar over the bottom bar; not loaded without selections (SLP-18). */
export function SlipBar() {
  const { selections } = useSlip()
  if (selections.length === 0) return null
  return (
    <SlipBoundary isBar>
      <Suspense fallback={null}>
        <SlipBarButton />
      </Suspense>
    </SlipBoundary>
  )
}
