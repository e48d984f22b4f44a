import { type ReactNode, useState } from 'react'
import { readPrefs } from '../prefs/prefs-store.ts'
import { apiTexts } from '../texts/api-texts.ts'
import { Boundary } from '../ui/boundary.tsx'
import { showToast } from '../ui/toast-queue.ts'
import { healFault } from './not-fetched.ts'

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
    const texts = apiTexts[readPrefs().language]
    showToast('error', navigator.onLine ? texts.strange_answer : texts.no_connection)
    onClose()
    setFaults(faults + 1)
  }
  return (
    <Boundary key={faults} fallback={null} onFault={onFault}>
      {children}
    </Boundary>
  )
}
