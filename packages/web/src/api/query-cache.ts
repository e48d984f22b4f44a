import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Page, usePage } from '../root/page.ts'
import { type Failure, isFailure } from './failure.ts'
import { isLeftAlone } from './presence.ts'

/** The state of one query: the last value stays while a newer one is requested. */
export interface QueryState<Value> {
  readonly value: Value | null
  /** Why the last attempt failed; null after a success. */
  readonly failure: Failure | null
  /** Milliseconds UTC of the last value; 0 without one. */
  readonly updatedAt: number
}

export type Loader<Value> = () => Promise<Value | Failure>

/** Reopening a page does not refetch a value younger than this. */
const FRESH_MS = 10_000
/** Queries without a mounted page are evicted beyond this number, oldest first. */
const KEPT_MAX = 40

interface Entry<Value> {
  state: QueryState<Value>
  isLoading: boolean
  readonly listeners: Set<() => void>
}

/** Server responses by query, shared by all components that use the same one. */
export class QueryCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #nothing: QueryState<Value> = { value: null, failure: null, updatedAt: 0 }

  read(key: string): QueryState<Value> {
    return this.#entries.get(key)?.state ?? this.#nothing
  }

  subscribe(key: string, listener: () => void): () => void {
    const entry = this.#entryOf(key)
    entry.listeners.add(listener)
    return () => {
      entry.listeners.delete(listener)
      this.#forgetOldest()
    }
  }

  /** Fetches now, unless the same query is already in flight. */
  async load(key: string, load: Loader<Value>): Promise<void> {
    const entry = this.#entryOf(key)
    if (entry.isLoading) return
    entry.isLoading = true
    const result = await load()
    entry.isLoading = false
    entry.state = isFailure(result)
      ? { ...entry.state, failure: result }
      : { value: result, failure: null, updatedAt: Date.now() }
    for (const listener of entry.listeners) listener()
  }

  /** A value that has just arrived by another way than a query. */
  put(key: string, value: Value): void {
    const entry = this.#entryOf(key)
    entry.state = { value, failure: null, updatedAt: Date.now() }
    for (const listener of entry.listeners) listener()
  }

  /** Shows a value until the query in flight completes; what is known already is left as it is. */
  seed(key: string, value: Value): void {
    const entry = this.#entryOf(key)
    if (entry.state.value !== null) return
    entry.state = { ...entry.state, value }
    for (const listener of entry.listeners) listener()
  }

  /** Updates every known value from another source, such as a push. */
  amend(change: (value: Value) => Value): void {
    for (const entry of this.#entries.values()) {
      const { value } = entry.state
      if (value === null) continue
      entry.state = { ...entry.state, value: change(value) }
      for (const listener of entry.listeners) listener()
    }
  }

  /** Invalidates every known value: it stays visible until the immediate refetch completes. */
  expire(): void {
    for (const entry of this.#entries.values()) entry.state = { ...entry.state, updatedAt: 0 }
  }

  isFresh(key: string): boolean {
    return Date.now() - this.read(key).updatedAt < FRESH_MS
  }

  #entryOf(key: string): Entry<Value> {
    const known = this.#entries.get(key)
    if (known) return known
    const entry = { state: this.#nothing, isLoading: false, listeners: new Set<() => void>() }
    this.#entries.set(key, entry)
    return entry
  }

  #forgetOldest(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= KEPT_MAX) return
      if (entry.listeners.size === 0) this.#entries.delete(key)
    }
  }
}

export interface QueryResult<Value> extends QueryState<Value> {
  readonly retry: () => void
}

/**
 * Runs a query while its component is mounted, and again every `renewMs` and when the page returns
 * to the foreground, unless a player has left the page unattended. `load` must not change while the
 * key does not.
 */
export function useQuery<Value>(
  cache: QueryCache<Value>,
  key: string,
  load: (page: Page) => ReturnType<Loader<Value>>,
  renewMs: number,
): QueryResult<Value> {
  const page = usePage()
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(key, listener),
    [cache, key],
  )
  const read = () => cache.read(key)
  const state = useSyncExternalStore(subscribe, read, read)
  const retry = useCallback(() => {
    void cache.load(key, () => load(page))
  }, [page, cache, key, load])
  useEffect(() => {
    const renewOld = () => {
      if (!document.hidden && !cache.isFresh(key)) retry()
    }
    const renew = () => {
      if (!isLeftAlone(page)) renewOld()
    }
    renewOld()
    const timer = setInterval(renew, renewMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [page, cache, key, retry, renewMs])
  return { ...state, retry }
}
