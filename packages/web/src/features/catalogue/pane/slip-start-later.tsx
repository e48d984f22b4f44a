import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SlipStart as Start } from './slip-start.tsx'

const Loaded = lazy(async () => ({ default: (await import('./slip-start.tsx')).SlipStart }))

/** Loaded where it is shown: beside the page of a wide screen, and in a sheet of a phone. */
export function SlipStart(props: ComponentProps<typeof Start>) {
  return (
    <Suspense fallback={<Skeleton className="h-100 shrink-0" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
