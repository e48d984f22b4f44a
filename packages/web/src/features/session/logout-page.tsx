import { useEffect } from 'react'
import { usePage } from '../../root/page.ts'
import { Navigate } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { logOut } from './log-out.ts'
import { useSession } from './session-store.ts'
import { sessionTexts } from './session-texts.ts'

/** `/logout`: ends the session and goes home; a visitor is redirected at once (RTE-21, RTE-29). */
export function LogoutPage() {
  const page = usePage()
  const texts = useTexts(sessionTexts)
  const { status } = useSession()
  useEffect(() => {
    if (status === 'player') void logOut(page)
  }, [page, status])
  if (status === 'visitor') return <Navigate to="/" replace />
  return <Spinner label={texts.loggingOut} />
}
