import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import type { Odds } from '@caderneta/domain/odds/odds'
import {
  type FeedMessage,
  type GameFixture,
  isSettlementMessage,
  type SettlementMessage,
} from '@caderneta/feed/messages'
import type { Database } from '@caderneta/server/database/database'
import { addPlayer } from '@caderneta/server/database/test-rows'
import { type PlaceSlipDeps, SlipPlacer } from '@caderneta/server/features/bets/placing/place-slip'
import { recordSettlement } from '@caderneta/server/features/bets/settling/record-settlement'
import { settleOutstanding } from '@caderneta/server/features/bets/settling/settlement-store'
import {
  placerDeps,
  slipRequest,
  TEST_LIMITS,
  TEST_OFFERS,
  TestBook,
} from '@caderneta/server/features/bets/testing/bets-fixtures'
import { newGame } from '@caderneta/server/features/catalogue/book-game'
import { storeGames } from '@caderneta/server/features/catalogue/game-store'
import { type Books, CASH, readBooks, STAKE } from './books.ts'

type Offers = PlaceSlipDeps['offers']

/** One selection of a bet, under the number that a feed gave it. */
export interface BackedSelection {
  readonly selectionId: number
  readonly marketId: number
  readonly odds: Odds
  readonly fixture: GameFixture
}

const HOUR_MS = 3_600_000
/** All bets are of one player, on a day of the machine: no limit of a day may end them. */
const UNLIMITED = centavos(9_000_000_000_000)
const LIMITS = {
  ...TEST_LIMITS,
  exposure: {
    ...{ playerDayMax: UNLIMITED, playerCombinationMax: UNLIMITED, combinationMax: UNLIMITED },
    ...{ singlesMax: UNLIMITED, multiplesMax: UNLIMITED },
  },
}

/** A database with one bettor, settled by what one feed sends. */
export class SideBooks {
  readonly #database: Database
  readonly #player: number
  readonly #book = new TestBook()
  readonly #placer: SlipPlacer
  readonly #pending: SettlementMessage[] = []
  #sentAt = 0

  static async open(database: Database, offers: Offers = TEST_OFFERS): Promise<SideBooks> {
    return new SideBooks(database, await addPlayer(database, { cash: CASH }), offers)
  }

  private constructor(database: Database, player: number, offers: Offers) {
    this.#database = database
    this.#player = player
    this.#placer = new SlipPlacer(placerDeps(database, this.#book, { offers, limits: LIMITS }))
  }

  take(message: FeedMessage): void {
    if (!isSettlementMessage(message)) return
    // In the time of the database, in which bets are placed: those placed later are reviewed.
    this.#sentAt = Math.max(this.#sentAt + 1, Date.now())
    this.#pending.push({ ...message, at: this.#sentAt })
  }

  /** Places one bet on these selections; the result of the call. */
  async place(selections: readonly BackedSelection[]): Promise<string> {
    for (const { fixture, selectionId, marketId, odds } of selections) {
      // By the clock of the database it is still to come.
      const ahead = { ...fixture, startsAt: Date.now() + HOUR_MS }
      await storeGames(this.#database, [newGame(ahead)])
      this.#book.addGame(fixture.gameId)
      this.#book.price(fixture.gameId, odds, { selectionId, marketId: marketId || MATCH_RESULT })
    }
    const ids = selections.map(({ selectionId }) => selectionId)
    const combination = { ids, price: STAKE, rate: 1 }
    const result = await this.#placer.place(slipRequest(this.#player, [combination]))
    return JSON.stringify(result)
  }

  /** Settles what was sent since the last call, as the feed has it: see `FEED_LEADS`. */
  async settle(): Promise<void> {
    if (this.#pending.length === 0) return
    for (const message of this.#pending.splice(0))
      await recordSettlement(this.#database, message, () => true)
    await settleOutstanding(this.#database)
  }

  books(): Promise<Books> {
    return readBooks(this.#database, this.#player)
  }
}
