import type { GameWire, OddWire } from '@caderneta/contract/catalogue/catalogue'
import type { GameChange, OddChange } from '@caderneta/contract/live/stream'
import { CellListeners } from './cell-listeners.ts'
import {
  type GameFact,
  type GameState,
  gameFactOf,
  gameStateOf,
  moveOf,
  type OddFact,
  oddFactOf,
  STATUS_BY_LETTER,
} from './facts.ts'

const NO_SELECTIONS: readonly number[] = []

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * All that the page knows of games, by cell. Call replies and stream messages are merged here:
 * games by their identifier (ODD-09), odds by their version.
 */
export class FactsStore {
  readonly #games = new Map<number, GameFact>()
  readonly #states = new Map<number, GameState>()
  readonly #odds = new Map<number, OddFact>()
  readonly #selectionIdsByGame = new Map<number, readonly number[]>()
  /** Games on screen that the stream updates: it is newer than any reply in flight. */
  #followed = new Set<number>()
  #isSilent = false

  readonly gameListeners = new CellListeners()
  readonly stateListeners = new CellListeners()
  readonly oddListeners = new CellListeners()

  game = (gameId: number): GameFact | null => this.#games.get(gameId) ?? null
  state = (gameId: number): GameState | null => this.#states.get(gameId) ?? null
  odd = (selectionId: number): OddFact | null => this.#odds.get(selectionId) ?? null
  selectionIds = (gameId: number): readonly number[] =>
    this.#selectionIdsByGame.get(gameId) ?? NO_SELECTIONS

  /** Games of a reply: what the stream sent since is newer and stays. */
  seed(games: readonly GameWire[]): void {
    for (const wire of games) {
      const { betGameId } = wire.info
      if (this.#isSilent || !this.#followed.has(betGameId)) this.#setState(betGameId, wire.gameInfo)
      for (const odd of wire.odds) if (!this.#isOlder(odd)) this.#setOdd(odd)
      this.#setGame(wire)
    }
  }

  /**
   * Games of a stream snapshot, which replace the known ones. Moves from before a game came on
   * screen are not counted, or all rows that scroll in would flash at once.
   */
  applySnapshot(games: readonly GameWire[]): void {
    this.#isSilent = false
    for (const wire of games) {
      const { betGameId } = wire.info
      const showsMove = this.#followed.has(betGameId)
      this.#followed.add(betGameId)
      this.#setState(betGameId, wire.gameInfo)
      for (const odd of wire.odds) this.#setOdd(odd, showsMove)
      this.#setGame(wire)
    }
  }

  /** Odds of a view with the state of its game, which replace the known ones. */
  applyView(gameId: number, info: GameWire['gameInfo'], odds: readonly OddWire[]): void {
    this.#followed.add(gameId)
    this.#setState(gameId, info)
    for (const odd of odds) this.#setOdd(odd, false)
    if (this.#addSelections(gameId, odds)) this.gameListeners.wake(gameId)
  }

  applyChanges(changes: readonly GameChange[]): void {
    for (const change of changes) {
      if (change.info) this.#setState(change.id, change.info)
      for (const odd of change.odds ?? []) this.#changeOdd(odd)
    }
  }

  /** The games on screen from now on; the stream no longer updates the others. */
  follow(gameIds: readonly number[]): void {
    this.#followed = new Set(gameIds.filter((gameId) => this.#followed.has(gameId)))
  }

  /** The stream went silent: replies may be newer until its next snapshot. */
  forgetStream(): void {
    this.#isSilent = true
  }

  #isOlder(odd: OddWire): boolean {
    const known = this.#odds.get(odd.betGamesOddId)
    return known !== undefined && odd.version < known.version
  }

  #setGame(wire: GameWire): void {
    const fact = gameFactOf(wire)
    const isKnown = isSame(this.game(fact.gameId), fact)
    if (!isKnown) this.#games.set(fact.gameId, fact)
    if (this.#addSelections(fact.gameId, wire.odds) || !isKnown)
      this.gameListeners.wake(fact.gameId)
  }

  #addSelections(gameId: number, odds: readonly OddWire[]): boolean {
    const before = this.selectionIds(gameId)
    const added = odds.map((odd) => odd.betGamesOddId)
    const all = [...new Set([...before, ...added])].sort((a, b) => a - b)
    if (all.length === before.length) return false
    this.#selectionIdsByGame.set(gameId, all)
    return true
  }

  #setState(gameId: number, info: GameWire['gameInfo']): void {
    const known = this.state(gameId)
    const state = gameStateOf(info, known)
    if (isSame(known, state)) return
    this.#states.set(gameId, state)
    this.stateListeners.wake(gameId)
  }

  #setOdd(wire: OddWire, showsMove = true): void {
    const known = this.#odds.get(wire.betGamesOddId)
    this.#put(oddFactOf(wire, known && !showsMove ? { ...known, rate: wire.rate } : known))
  }

  #changeOdd([selectionId, rate, version, letter]: OddChange): void {
    const known = this.#odds.get(selectionId)
    if (!known || version < known.version) return
    const status = STATUS_BY_LETTER[letter]
    this.#put({ ...known, rate, version, status, ...moveOf(known, rate, status) })
  }

  #put(fact: OddFact): void {
    if (isSame(this.#odds.get(fact.selectionId), fact)) return
    this.#odds.set(fact.selectionId, fact)
    this.oddListeners.wake(fact.selectionId)
  }
}
