import { type ReactNode, useState } from 'react'
import { Boundary } from '../ui/boundary.tsx'
import { healFault } from './not-fetched.ts'
import { tellNotLoaded } from './tell-not-loaded.ts'

interface PartBoundaryProps {
  readonly children: ReactNode
  /** Closes the part: what failed once fails again as long as it is shown. */
  readonly onClose: () => void
}

/** A layer whose code cannot be had leaves the page under it standing, and says so. */
export function PartBoundary({ children, onClose }: PartBoundaryProps) {
  const [faults, setFaults] = useState(0)
  const onFault = (fault: unknown) => {
    healFault(fault)
    tellNotLoaded()
    onClose()
    setFaults(faults + 1)
  }
  return (
    <Boundary key={faults} fallback={null} onFault={onFault}>
      {children}
    </Boundary>
  )
}
