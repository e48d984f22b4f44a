import { type ComponentType, useEffect, useState } from 'react'
import { usePage } from '../../root/page.ts'
import { useLocation } from '../../routing/router.tsx'
import { useSiteState } from '../../site/site-store.ts'
import { useSession } from '../session/session.ts'
import { onIdle } from './on-idle.ts'
import type { PopupCardProps } from './popup-card.tsx'
import { isBusy, isPopupDue, notePopupShown, type PopupState } from './popup-turn.ts'

type Card = ComponentType<PopupCardProps>

/** Its code is not loaded before the popup is due, which it may no longer be once loaded. */
async function loadCard(page: PopupState, pathname: string): Promise<Card | null> {
  if (!isPopupDue(page, pathname) || isBusy()) return null
  const { PopupCard } = await import('./popup-card.tsx')
  if (isBusy()) return null
  notePopupShown()
  return PopupCard
}

/** Once the start is over, the user is known and the browser is idle (UIX-03). */
export function PopupHost() {
  const page = usePage()
  const [shown, setShown] = useState<{ readonly Card: Card } | null>(null)
  const isStarted = useSiteState().status === 'ready'
  const isKnown = useSession().status !== 'checking'
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isStarted || !isKnown) return
    let isCurrent = true
    const show = (Card: Card | null) => isCurrent && Card && setShown({ Card })
    // A popup that does not load may be skipped.
    const cancel = onIdle(() => void loadCard(page, pathname).then(show, () => {}))
    return () => {
      isCurrent = false
      cancel()
    }
  }, [page, isStarted, isKnown, pathname])
  return shown && <shown.Card onClose={() => setShown(null)} />
}
