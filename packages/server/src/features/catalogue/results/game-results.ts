import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import { gameWire } from '../game-wire.ts'
import type { MarketBook } from '../market-book.ts'
import { type GameRow, gameStateOf } from '../unfinished-games-view.ts'
import { type ResultsOf, readResults } from './results-view.ts'

/** No season is longer. */
const KNOWN_MS = 330 * 86_400_000
/** A result may be this late on the page. */
const HELD_MS = 2_000
const HELD_MAX = 200

interface HeldResults {
  readonly games: Promise<readonly GameRow[]>
  readonly until: number
}

/** The finished games of competitions and teams, as the database has them, the last first. */
export class GameResults {
  readonly #book: MarketBook
  readonly #database: Database
  readonly #clock: Clock
  readonly #held = new Map<string, HeldResults>()

  constructor(book: MarketBook, database: Database, clock: Clock) {
    this.#book = book
    this.#database = database
    this.#clock = clock
  }

  async read(of: ResultsOf, limit: number): Promise<GameWire[]> {
    const games = await this.#gamesOf(of)
    return games.slice(0, limit).map((row) => gameWire(this.#book, gameStateOf(row), []))
  }

  #gamesOf(of: ResultsOf): Promise<readonly GameRow[]> {
    const now = this.#clock.now()
    const key = 'teamId' in of ? `team ${of.teamId}` : `competition ${of.tournamentId}`
    const held = this.#held.get(key)
    if (held && now < held.until) return held.games
    if (this.#held.size >= HELD_MAX) this.#held.clear()
    const games = readResults(this.#database, of, now - KNOWN_MS)
    this.#held.set(key, { games, until: now + HELD_MS })
    // A failed reading is not held.
    games.catch(() => this.#held.delete(key))
    return games
  }
}
