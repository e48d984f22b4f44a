import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

/** One value, replaced as a whole, that components and other code follow. */
export class Store<State> {
  #state: State
  readonly #listeners = new Listeners()

  constructor(state: State) {
    this.#state = state
  }

  readonly read = (): State => this.#state
  readonly subscribe = this.#listeners.add

  set(state: State): void {
    this.#state = state
    this.#listeners.notify()
  }
}

/** The value of a store; the component renders again when it is replaced. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

/** A part of the value; the component renders again when that part changes. */
export function useStorePart<State, Part>(
  store: Store<State>,
  select: (state: State) => Part,
): Part {
  const read = () => select(store.read())
  return useSyncExternalStore(store.subscribe, read, read)
}
