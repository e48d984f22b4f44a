import { Component, type ReactNode } from 'react'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

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
    <div role="alert">
      <EmptyState icon="warning" title={texts.broken}>
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
      </EmptyState>
    </div>
  )
}
