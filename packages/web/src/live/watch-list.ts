import type { WatchedView } from '@caderneta/contract/live/stream'

/** Games on screen: rows of lists, and views of those shown in more detail. */
export interface Watched {
  readonly rows: readonly number[]
  readonly views: readonly WatchedView[]
}

/** The games on screen; rows are reference-counted: two components may show the same game. */
export class WatchList {
  readonly #rows = new Map<number, number>()
  #views: readonly WatchedView[] = []
  readonly #publish: (watched: Watched) => void
  #published = '[[],[]]'
  #isDue = false

  constructor(publish: (watched: Watched) => void) {
    this.#publish = publish
  }

  /** Adds rows until the returned function is called. */
  add(gameIds: readonly number[]): () => void {
    this.#count(gameIds, 1)
    return () => this.#count(gameIds, -1)
  }

  setViews(views: readonly WatchedView[]): void {
    this.#views = views
    this.#plan()
  }

  #count(gameIds: readonly number[], step: 1 | -1): void {
    for (const gameId of gameIds) {
      const count = (this.#rows.get(gameId) ?? 0) + step
      if (count > 0) this.#rows.set(gameId, count)
      else this.#rows.delete(gameId)
    }
    this.#plan()
  }

  /** A page change removes and adds games at once; only the resulting list is sent. */
  #plan(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      this.#isDue = false
      const rows = [...this.#rows.keys()].sort((a, b) => a - b)
      const text = JSON.stringify([rows, this.#views])
      if (text === this.#published) return
      this.#published = text
      this.#publish({ rows, views: this.#views })
    })
  }
}
