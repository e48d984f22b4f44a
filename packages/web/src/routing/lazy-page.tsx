import { type ComponentType, lazy, useState } from 'react'

export interface LazyPage {
  readonly page: ComponentType
  /** Fetches its code; a page that begins after that stands in its first paint, without a gap. */
  readonly fetchAhead: () => Promise<void>
}

/** A page whose code comes when it is asked for. */
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
