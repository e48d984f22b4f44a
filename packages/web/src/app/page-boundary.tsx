import { Component, type ReactNode } from 'react'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { FailedPanel } from '../ui/failed-panel.tsx'

interface PageBoundaryProps {
  readonly children: ReactNode
}

/** A bug in one page, or code that could not be loaded, leaves the frame and the slip standing. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children
  }
}

function BrokenPage() {
  const texts = useTexts(shellTexts)
  return (
    <FailedPanel
      title={texts.broken}
      retryText={texts.reload}
      onRetry={() => window.location.reload()}
    />
  )
}
