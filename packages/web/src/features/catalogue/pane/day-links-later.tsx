import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'

const Loaded = lazy(async () => ({ default: (await import('./day-links.tsx')).DayLinks }))

/** Loaded where it is shown: on wide screens. What is below it keeps its place. */
export function DayLinks() {
  return (
    <Suspense fallback={<Skeleton className="h-10 shrink-0" />}>
      <Loaded />
    </Suspense>
  )
}
