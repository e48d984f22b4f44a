import { lazy, type ReactNode, Suspense } from 'react'
import { useSlip } from '../state/slip-store.ts'
import { useIsSheetOpen } from './sheet-store.ts'
import { SlipBoundary } from './slip-boundary.tsx'

const SlipBarButton = lazy(async () => ({
  default: (await import('./slip-bar-button.tsx')).SlipBarButton,
}))

const EmptySheet = lazy(async () => ({ default: (await import('./empty-sheet.tsx')).EmptySheet }))

interface SlipBarProps {
  /** The content of the sheet while the slip is empty. */
  readonly empty?: ReactNode
}

/** The slip on phones: a bar over the bottom bar; not loaded without selections (SLP-18). */
export function SlipBar({ empty = null }: SlipBarProps = {}) {
  const { selections } = useSlip()
  const isOpen = useIsSheetOpen()
  if (selections.length === 0) {
    if (!isOpen) return null
    return (
      <Suspense fallback={null}>
        <EmptySheet>{empty}</EmptySheet>
      </Suspense>
    )
  }
  return (
    <SlipBoundary isBar>
      <Suspense fallback={null}>
        <SlipBarButton />
      </Suspense>
    </SlipBoundary>
  )
}
