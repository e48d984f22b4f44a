import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { showNotLoaded } from '../../../routing/show-not-loaded.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import type { SlipFailure as Shown } from '../submit/slip-failure.tsx'

type ShownProps = ComponentProps<typeof Shown>

const nothing = (_: ShownProps) => null

/**
 * Where not even this can be fetched, a toast reports it: the page must stay usable in any case.
 */
const SlipFailure = lazy(async () => {
  const loaded = await import('../submit/slip-failure.tsx').catch(() => null)
  if (loaded === null) showNotLoaded()
  return { default: loaded?.SlipFailure ?? nothing }
})

interface SlipBoundaryProps extends ShownProps {
  readonly children: ReactNode
}

/**
 * A slip that fails leaves the page usable. It is retried with the next slip: without selections
 * none of this is rendered.
 */
export function SlipBoundary({ isBar, children }: SlipBoundaryProps) {
  const failure = (
    <Suspense fallback={null}>
      <SlipFailure isBar={isBar} />
    </Suspense>
  )
  return <Boundary fallback={failure}>{children}</Boundary>
}
