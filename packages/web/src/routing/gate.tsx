import { type ReactNode, useEffect, useRef } from 'react'
import type { PageRoute } from './page-route.ts'
import { Navigate } from './router.tsx'

interface GateProps {
  readonly access: PageRoute['access']
  readonly status: 'checking' | 'visitor' | 'player'
  /** Shown until the session is checked (SES-12). */
  readonly waiting: ReactNode
  /** A visitor opened a player's page directly and is redirected home. */
  readonly onTurnedAway: () => void
  readonly children: ReactNode
}

/** Admits the users the route is for; redirects all others home (RTE-02, RTE-28, RTE-31). */
export function Gate({ access, status, waiting, onTurnedAway, children }: GateProps) {
  const wasLetIn = useRef(false)
  if (access === 'everyone') return children
  if (status === 'checking') return waiting
  if (status === access) {
    wasLetIn.current = true
    return children
  }
  // A player who logs out on a player's page is redirected home without a login prompt.
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
