/** Games by how much of them is on screen: all their markets, or a list row. */
interface Watched {
  readonly games: readonly number[]
  readonly rows: readonly number[]
}

/** The games on screen, reference-counted: two components may show the same game. */
export class WatchList {
  readonly #wholes = new Map<number, number>()
  readonly #rows = new Map<number, number>()
  readonly #publish: (watched: Watched) => void
  #published = '|'
  #isDue = false

  constructor(publish: (watched: Watched) => void) {
    this.#publish = publish
  }

  /** Adds games until the returned function is called. */
  add(gameIds: readonly number[], depth: 'row' | 'whole' = 'whole'): () => void {
    const counts = depth === 'row' ? this.#rows : this.#wholes
    this.#count(counts, gameIds, 1)
    return () => this.#count(counts, gameIds, -1)
  }

  #count(counts: Map<number, number>, gameIds: readonly number[], step: 1 | -1): void {
    for (const gameId of gameIds) {
      const count = (counts.get(gameId) ?? 0) + step
      if (count > 0) counts.set(gameId, count)
      else counts.delete(gameId)
    }
    this.#plan()
  }

  /** A page change removes and adds games at once; only the resulting list is sent. */
  #plan(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      this.#isDue = false
      const games = inOrder(this.#wholes.keys())
      const rows = inOrder(this.#rows.keys()).filter((gameId) => !this.#wholes.has(gameId))
      const text = `${games.join()}|${rows.join()}`
      if (text === this.#published) return
      this.#published = text
      this.#publish({ games, rows })
    })
  }
}

function inOrder(gameIds: Iterable<number>): number[] {
  return [...gameIds].sort((a, b) => a - b)
}
