import type { PriceBook } from '../placing/price-book.ts'

/** A selection whose situation matters to a waiting request. */
interface WatchedSelection {
  readonly gameId: number
  readonly selectionId: number
}

/** The selections of a waiting request, until it is released. */
export interface WatchedSituation {
  /**
   * The selections whose situation was another one at any moment since the wait began, even if it
   * is the old one again.
   */
  readonly changed: () => ReadonlySet<number>
  readonly release: () => void
}

interface Entry {
  readonly selections: readonly (WatchedSelection & { readonly situation: string })[]
  readonly changed: Set<number>
}

/**
 * Status and score of a game and status of a selection: what a price depends on besides the
 * passing of time.
 */
export function situationOf(book: PriceBook, { gameId, selectionId }: WatchedSelection): string {
  const game = book.game(gameId)
  return [book.selection(selectionId)?.status, game?.status, ...(game?.score ?? [])].join()
}

/** Notes for requests that wait for the live delay whether the situation changes meanwhile. */
export class SituationWatch {
  readonly #book: PriceBook
  readonly #entriesByGame = new Map<number, Set<Entry>>()

  constructor(book: PriceBook) {
    this.#book = book
  }

  watch(selections: readonly WatchedSelection[]): WatchedSituation {
    const entry: Entry = {
      selections: selections.map(({ gameId, selectionId }) => {
        const situation = situationOf(this.#book, { gameId, selectionId })
        return { gameId, selectionId, situation }
      }),
      changed: new Set(),
    }
    for (const { gameId } of selections) this.#entriesOf(gameId).add(entry)
    return {
      changed: () => {
        this.#note(entry)
        return entry.changed
      },
      release: () => this.#release(entry),
    }
  }

  /** Called with each change of a game. */
  noteChange(gameId: number): void {
    for (const entry of this.#entriesByGame.get(gameId) ?? []) this.#note(entry)
  }

  get watchedGames(): number {
    return this.#entriesByGame.size
  }

  #note({ selections, changed }: Entry): void {
    for (const selection of selections) {
      const isSame = situationOf(this.#book, selection) === selection.situation
      if (!isSame) changed.add(selection.selectionId)
    }
  }

  #entriesOf(gameId: number): Set<Entry> {
    const entries = this.#entriesByGame.get(gameId) ?? new Set<Entry>()
    this.#entriesByGame.set(gameId, entries)
    return entries
  }

  #release(entry: Entry): void {
    for (const { gameId } of entry.selections) {
      const entries = this.#entriesByGame.get(gameId)
      entries?.delete(entry)
      if (entries?.size === 0) this.#entriesByGame.delete(gameId)
    }
  }
}
