import { lazy, Suspense } from 'react'
import { PartBoundary } from '../../routing/part-boundary.tsx'
import { useSession } from '../session/session.ts'

const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps-card.tsx')).FirstStepsCard,
}))

const stay = () => {}

/** For players; not for an excluded one, who can neither deposit nor bet. */
export function FirstSteps() {
  const { status, isExcluded } = useSession()
  if (status !== 'player' || isExcluded) return null
  return (
    <PartBoundary onClose={stay}>
      <Suspense fallback={null}>
        <FirstStepsCard />
      </Suspense>
    </PartBoundary>
  )
}
