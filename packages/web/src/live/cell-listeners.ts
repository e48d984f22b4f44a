type Listener = () => void

/** Subscriptions by cell: a change of one price notifies only the button that shows it. */
export class CellListeners {
  readonly #byCell = new Map<number, Set<Listener>>()

  subscribe(cell: number, listener: Listener): () => void {
    const listeners = this.#byCell.get(cell) ?? new Set()
    this.#byCell.set(cell, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#byCell.delete(cell)
    }
  }

  wake(cell: number): void {
    for (const listener of this.#byCell.get(cell) ?? []) listener()
  }
}
