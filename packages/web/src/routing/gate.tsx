import { type ReactNode, useEffect, useRef } from 'react'
import type { PageRoute } from './page-route.ts'
import { Navigate } from './router.tsx'

interface GateProps {
  readonly access: PageRoute['access']
  readonly status: 'checking' | 'visitor' | 'player'
  /** Shown while it is not known who asks (SES-12). */
  readonly waiting: ReactNode
  /** A visitor came straight to a player's page and is sent home. */
  readonly onTurnedAway: () => void
  readonly children: ReactNode
}

/** Lets in whom the route is for; everybody else goes home (RTE-02, RTE-28, RTE-31). */
export function Gate({ access, status, waiting, onTurnedAway, children }: GateProps) {
  const wasLetIn = useRef(false)
  if (access === 'everyone') return children
  if (status === 'checking') return waiting
  if (status === access) {
    wasLetIn.current = true
    return children
  }
  // Who logs out on a player's page goes home without being asked to log in again.
  const isTurnedAway = access === 'player' && !wasLetIn.current
  return <SentHome onSent={isTurnedAway ? onTurnedAway : () => {}} />
}

function SentHome({ onSent }: { readonly onSent: () => void }) {
  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    onSent()
  }, [onSent])
  return <Navigate to="/" replace />
}
