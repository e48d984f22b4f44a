import { Component, type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { SlipFailure as Shown } from './slip-failure.tsx'
import { tellNotLoaded } from './tell-not-loaded.ts'

type ShownProps = ComponentProps<typeof Shown>

const nothing = (_: ShownProps) => null

/** Where not even this can be fetched, a toast says so: the page must stand in any case. */
const SlipFailure = lazy(async () => {
  const loaded = await import('./slip-failure.tsx').catch(() => null)
  if (loaded === null) tellNotLoaded()
  return { default: loaded?.SlipFailure ?? nothing }
})

interface SlipBoundaryProps extends ShownProps {
  readonly children: ReactNode
}

/**
 * A bug in the slip, or code of it that could not be loaded, leaves the page standing. The slip is
 * tried again when the next one begins: without selections none of this is rendered.
 */
export class SlipBoundary extends Component<SlipBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <Suspense fallback={null}>
        <SlipFailure isBar={this.props.isBar} />
      </Suspense>
    )
  }
}
