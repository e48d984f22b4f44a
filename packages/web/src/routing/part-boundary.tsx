import { type ReactNode, useState } from 'react'
import { usePage } from '../root/page.ts'
import { Boundary } from '../ui/boundary.tsx'
import { reloadAfterFetchError } from './not-fetched.ts'
import { showNotLoaded } from './show-not-loaded.ts'

interface PartBoundaryProps {
  readonly children: ReactNode
  /** Closes the component: what failed once fails again as long as it is shown. */
  readonly onClose: () => void
}

/** A layer whose code cannot be loaded leaves the page under it usable, and shows an error. */
export function PartBoundary({ children, onClose }: PartBoundaryProps) {
  const page = usePage()
  const [errorCount, setErrorCount] = useState(0)
  const onError = (error: unknown) => {
    reloadAfterFetchError(error)
    showNotLoaded(page)
    onClose()
    setErrorCount(errorCount + 1)
  }
  return (
    <Boundary key={errorCount} fallback={null} onError={onError}>
      {children}
    </Boundary>
  )
}
