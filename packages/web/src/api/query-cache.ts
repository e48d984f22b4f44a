import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Failure, isFailure } from './failure.ts'
import { isLeftAlone } from './presence.ts'

/** What is known of one question: the last value stays while a newer one is asked for. */
export interface QueryState<Value> {
  readonly value: Value | null
  /** Why the last attempt failed; null after a success. */
  readonly failure: Failure | null
  /** Milliseconds UTC of the last value; 0 without one. */
  readonly updatedAt: number
}

export type Loader<Value> = () => Promise<Value | Failure>

/** A value younger than this is not asked for again by coming back to its page. */
const FRESH_MS = 10_000
/** Questions whose last page is gone are forgotten beyond this number, oldest first. */
const KEPT_MAX = 40

interface Entry<Value> {
  state: QueryState<Value>
  isLoading: boolean
  readonly listeners: Set<() => void>
}

/** Answers of the server by question, shared by all parts of the page that ask the same. */
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

  /** Asks now, unless the same question is on its way. */
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

  /** Changes every known value by news that came another way, as a push does. */
  amend(change: (value: Value) => Value): void {
    for (const entry of this.#entries.values()) {
      const { value } = entry.state
      if (value === null) continue
      entry.state = { ...entry.state, value: change(value) }
      for (const listener of entry.listeners) listener()
    }
  }

  /** News made all that is known old: it is shown until it is asked for anew, at once. */
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
 * Asks a question for as long as its part of the page is shown, and again every `renewMs` and
 * when the page comes back to the front, unless a player has left the page alone. `ask` must not
 * change while the key does not.
 */
export function useQuery<Value>(
  cache: QueryCache<Value>,
  key: string,
  load: Loader<Value>,
  renewMs: number,
): QueryResult<Value> {
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(key, listener),
    [cache, key],
  )
  const state = useSyncExternalStore(subscribe, () => cache.read(key))
  const retry = useCallback(() => void cache.load(key, load), [cache, key, load])
  useEffect(() => {
    const renewOld = () => {
      if (!document.hidden && !cache.isFresh(key)) retry()
    }
    const renew = () => {
      if (!isLeftAlone()) renewOld()
    }
    renewOld()
    const timer = setInterval(renew, renewMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [cache, key, retry, renewMs])
  return { ...state, retry }
}
