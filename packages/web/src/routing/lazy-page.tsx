import { type ComponentType, lazy, useState } from 'react'

export interface LazyPage {
  readonly page: ComponentType
  /** Prefetches its code; a page that mounts after that is in the first paint, without a gap. */
  readonly fetchAhead: () => Promise<void>
}

/** A page whose code is loaded on demand. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let fetched: ComponentType | null = null
  const Later = lazy(async () => ({ default: await load() }))
  return {
    page: function Page() {
      const [Shown] = useState(() => fetched ?? Later)
      return <Shown />
    },
    fetchAhead: async () => {
      fetched = await load()
    },
  }
}
