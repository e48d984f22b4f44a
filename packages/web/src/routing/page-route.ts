import type { PagePath } from '@caderneta/contract/pages/page-paths'
import type { ComponentType, LazyExoticComponent } from 'react'

/**
 * A page of a feature: its path, who may see it, and the component that is loaded when needed.
 * Each feature lists its own in `<feature>-routes.tsx`; `routes.tsx` joins the lists.
 */
export interface PageRoute {
  readonly path: PagePath
  /** 'player' redirects a visitor home with the login modal; 'visitor' redirects a player home. */
  readonly access: 'everyone' | 'player' | 'visitor'
  readonly page: LazyExoticComponent<ComponentType> | ComponentType
  /** Prefetches its code, of a page where visits begin. */
  readonly fetchAhead?: () => Promise<void>
}
