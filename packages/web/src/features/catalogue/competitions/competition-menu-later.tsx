import { type ComponentProps, lazy, Suspense } from 'react'
import type { CompetitionMenu as Menu } from './competition-menu.tsx'

const Loaded = lazy(async () => ({
  default: (await import('./competition-menu.tsx')).CompetitionMenu,
}))

/** Loaded where it is shown: on wide screens, and in the menu of a phone. */
export function CompetitionMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
