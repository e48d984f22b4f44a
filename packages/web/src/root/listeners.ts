/** Functions that are called with each event until they are removed. */
export class Listeners<Event = void> {
  readonly #all = new Set<(event: Event) => void>()

  /** Returns the function that removes it again. */
  readonly add = (listener: (event: Event) => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  get isEmpty(): boolean {
    return this.#all.size === 0
  }

  notify(event: Event): void {
    for (const listener of this.#all) listener(event)
  }
}
