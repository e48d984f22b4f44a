/** Which games are on screen, counted: two parts of a page may show the same game. */
export class WatchList {
  readonly #countByGame = new Map<number, number>()
  readonly #publish: (gameIds: readonly number[]) => void
  #published = ''
  #isDue = false

  constructor(publish: (gameIds: readonly number[]) => void) {
    this.#publish = publish
  }

  /** Adds games until the returned function is called. */
  add(gameIds: readonly number[]): () => void {
    this.#count(gameIds, 1)
    return () => this.#count(gameIds, -1)
  }

  #count(gameIds: readonly number[], step: 1 | -1): void {
    for (const gameId of gameIds) {
      const count = (this.#countByGame.get(gameId) ?? 0) + step
      if (count > 0) this.#countByGame.set(gameId, count)
      else this.#countByGame.delete(gameId)
    }
    this.#plan()
  }

  /** A change of page removes and adds in one go; only what is left then is told. */
  #plan(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      this.#isDue = false
      const gameIds = [...this.#countByGame.keys()].sort((a, b) => a - b)
      const text = gameIds.join()
      if (text === this.#published) return
      this.#published = text
      this.#publish(gameIds)
    })
  }
}
