import type { Clock } from '../../../clock.ts'
import type { PriceBook, PriceChange } from '../placing/price-book.ts'

interface ChangesDeps {
  readonly book: PriceBook
  readonly clock: Clock
  /** For how long a change is of interest. */
  readonly keptMs: number
}

/** A selection of a quote: the version of its price when it was quoted. */
interface QuotedSelection {
  readonly gameId: number
  readonly selectionId: number
  readonly version: number
}

interface Closure {
  readonly version: number
  readonly at: number
}

/** When more selections than these close at once, it counts as a closure of the whole game. */
const CLOSED_ALONE_MAX = 100

/**
 * When the situation of a game, or of a selection, last was another one, even if it is the old one
 * again: status and score of the game, whether it may be bet on at all, and whether the selection
 * may. Only changes of the last seconds are kept.
 */
export class SituationChanges {
  readonly #deps: ChangesDeps
  readonly #startedAt: number
  readonly #situationByGame = new Map<number, string>()
  readonly #changedAtByGame = new Map<number, number>()
  readonly #closureBySelection = new Map<number, Closure>()
  readonly #closureByGame = new Map<number, Closure>()

  constructor(deps: ChangesDeps) {
    this.#deps = deps
    this.#startedAt = deps.clock.now()
  }

  /** Called with each change of a game. */
  note({ gameId, selectionIds }: PriceChange): void {
    this.noteGame(gameId)
    const { book, clock } = this.#deps
    // Where nothing may be bet on, the game has changed, and changes again when it opens.
    if (selectionIds === 'all' || !book.isOpen(gameId)) return
    const closed = selectionIds
      .map((id) => book.selection(id))
      .filter((one) => one !== undefined)
      .filter(({ status }) => status !== 'open')
    const at = clock.now()
    // A feed that fails closes a million at once.
    if (closed.length > CLOSED_ALONE_MAX) {
      const known = this.#closureByGame.get(gameId)
      const all = known ? [known, ...closed] : closed
      this.#closureByGame.set(gameId, { version: Math.max(...all.map(versionOf)), at })
    } else
      for (const { selectionId, version } of closed)
        this.#closureBySelection.set(selectionId, { version, at })
  }

  /** From now on changes of this game are noticed. */
  noteGame(gameId: number): void {
    const { clock } = this.#deps
    const known = this.#situationByGame.get(gameId)
    const situation = this.#situationOf(gameId)
    if (known === situation) return
    this.#situationByGame.set(gameId, situation)
    if (known !== undefined) this.#changedAtByGame.set(gameId, clock.now())
  }

  /**
   * Whether this server has seen no change since the moment, by the clock of the server that quoted
   * the selection. A selection that closes and opens again has a later version, which orders the
   * two events whatever the clocks say; in doubt it has changed.
   */
  isUnchanged({ gameId, selectionId, version }: QuotedSelection, since: number): boolean {
    if (since < this.#startedAt) return false
    const changedAt = this.#changedAtByGame.get(gameId)
    if (changedAt !== undefined && since <= changedAt) return false
    const closures = [this.#closureBySelection.get(selectionId), this.#closureByGame.get(gameId)]
    return closures.every(
      (closure) =>
        !closure ||
        version > closure.version ||
        (version === closure.version && since > closure.at),
    )
  }

  /** Drops what is no longer of interest. */
  sweep(): void {
    const { book, clock, keptMs } = this.#deps
    const from = clock.now() - keptMs
    for (const [id, at] of this.#changedAtByGame) if (at < from) this.#changedAtByGame.delete(id)
    for (const closures of [this.#closureBySelection, this.#closureByGame])
      for (const [id, { at }] of closures) if (at < from) closures.delete(id)
    for (const id of this.#situationByGame.keys())
      if (!book.game(id) && !this.#changedAtByGame.has(id)) this.#situationByGame.delete(id)
  }

  /** How many changes are kept. */
  get size(): number {
    return this.#changedAtByGame.size + this.#closureBySelection.size + this.#closureByGame.size
  }

  #situationOf(gameId: number): string {
    const { book } = this.#deps
    const game = book.game(gameId)
    return [book.isOpen(gameId), game?.status, ...(game?.score ?? [])].join()
  }
}

function versionOf({ version }: { readonly version: number }): number {
  return version
}
