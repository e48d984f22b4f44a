import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Failure, isFailure } from './failure.ts'
import { isLeftAlone } from './presence.ts'

/** What is known of one question: the last value stays while a newer one is asked for. */
export interface Answer<Value> {
  readonly value: Value | null
  /** Why the last attempt failed; null after a success. */
  readonly failure: Failure | null
  /** Milliseconds UTC of the last value; 0 without one. */
  readonly answeredAt: number
}

export type Ask<Value> = () => Promise<Value | Failure>

/** A value younger than this is not asked for again by coming back to its page. */
const FRESH_MS = 10_000
/** Questions whose last page is gone are forgotten beyond this number, oldest first. */
const KEPT_MAX = 40

interface Entry<Value> {
  answer: Answer<Value>
  isAsking: boolean
  readonly listeners: Set<() => void>
}

/** Answers of the server by question, shared by all parts of the page that ask the same. */
export class Answers<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #nothing: Answer<Value> = { value: null, failure: null, answeredAt: 0 }

  read(key: string): Answer<Value> {
    return this.#entries.get(key)?.answer ?? this.#nothing
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
  async ask(key: string, ask: Ask<Value>): Promise<void> {
    const entry = this.#entryOf(key)
    if (entry.isAsking) return
    entry.isAsking = true
    const told = await ask()
    entry.isAsking = false
    entry.answer = isFailure(told)
      ? { ...entry.answer, failure: told }
      : { value: told, failure: null, answeredAt: Date.now() }
    for (const listener of entry.listeners) listener()
  }

  /** Changes every known value by news that came another way, as a push does. */
  amend(change: (value: Value) => Value): void {
    for (const entry of this.#entries.values()) {
      const { value } = entry.answer
      if (value === null) continue
      entry.answer = { ...entry.answer, value: change(value) }
      for (const listener of entry.listeners) listener()
    }
  }

  /** News made all that is known old: it is shown until it is asked for anew, at once. */
  expire(): void {
    for (const entry of this.#entries.values()) entry.answer = { ...entry.answer, answeredAt: 0 }
  }

  isFresh(key: string): boolean {
    return Date.now() - this.read(key).answeredAt < FRESH_MS
  }

  #entryOf(key: string): Entry<Value> {
    const known = this.#entries.get(key)
    if (known) return known
    const entry = { answer: this.#nothing, isAsking: false, listeners: new Set<() => void>() }
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

export interface Asked<Value> extends Answer<Value> {
  readonly retry: () => void
}

/**
 * Asks a question for as long as its part of the page is shown, and again every `renewMs` and
 * when the page comes back to the front, unless a player has left the page alone. `ask` must not
 * change while the key does not.
 */
export function useAsked<Value>(
  answers: Answers<Value>,
  key: string,
  ask: Ask<Value>,
  renewMs: number,
): Asked<Value> {
  const subscribe = useCallback(
    (listener: () => void) => answers.subscribe(key, listener),
    [answers, key],
  )
  const answer = useSyncExternalStore(subscribe, () => answers.read(key))
  const retry = useCallback(() => void answers.ask(key, ask), [answers, key, ask])
  useEffect(() => {
    const renewOld = () => {
      if (!document.hidden && !answers.isFresh(key)) retry()
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
  }, [answers, key, retry, renewMs])
  return { ...answer, retry }
}
