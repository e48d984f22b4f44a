import { lazy, Suspense } from 'react'
import { useIsWalking } from './walkthrough-store.ts'

const WalkthroughCard = lazy(async () => ({
  default: (await import('./walkthrough-card.tsx')).WalkthroughCard,
}))

/** Mounted once by the app; its code is not loaded before it is started. */
export function WalkthroughHost() {
  return useIsWalking() ? (
    <Suspense fallback={null}>
      <WalkthroughCard />
    </Suspense>
  ) : null
}
