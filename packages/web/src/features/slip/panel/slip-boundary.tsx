import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { usePage } from '../../../root/page.ts'
import { showNotLoaded } from '../../../routing/show-not-loaded.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import type { SlipFailure as Shown } from '../submit/slip-failure.tsx'

type ShownProps = ComponentProps<typeof Shown>

/** A toast reports it: the page must stay usable in any case. */
function NotLoaded(_: ShownProps) {
  const page = usePage()
  useEffect(() => showNotLoaded(page), [page])
  return null
}

const SlipFailure = lazy(async () => {
  const loaded = await import('../submit/slip-failure.tsx').catch(() => null)
  return { default: loaded?.SlipFailure ?? NotLoaded }
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
