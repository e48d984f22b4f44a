import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import type { Odds } from '@caderneta/domain/odds/odds'
import type { FeedMessage, GameFixture, SettlementMessage } from '@caderneta/feed/messages'
import { auditBooks } from '@caderneta/server/database/audit-books'
import type { Database } from '@caderneta/server/database/database'
import { rows } from '@caderneta/server/database/rows'
import { addPlayer } from '@caderneta/server/database/test-rows'
import { SlipPlacer } from '@caderneta/server/features/bets/placing/place-slip'
import { recordSettlement } from '@caderneta/server/features/bets/settling/record-settlement'
import { settleOutstanding } from '@caderneta/server/features/bets/settling/settle-bets'
import {
  placerDeps,
  shownBets,
  slipRequest,
  TestBook,
} from '@caderneta/server/features/bets/testing/bets-fixtures'
import { newGame } from '@caderneta/server/features/catalogue/book-game'
import { storeGames } from '@caderneta/server/features/catalogue/game-store'
import { sql } from 'kysely'
import * as z from 'zod/mini'

/** One selection of a bet, under the number that a feed gave it. */
export interface BackedSelection {
  readonly selectionId: number
  readonly marketId: number
  readonly odds: Odds
  readonly fixture: GameFixture
}

const CASH = 1_000_000_000
const STAKE = 10
const HOUR_MS = 3_600_000

const sumRow = z.object({
  kind: z.string(),
  account: z.string(),
  entries: z.number(),
  centavos: z.number(),
})

/** A database with one bettor, settled by what one feed sends. */
export class SideBooks {
  readonly #database: Database
  readonly #player: number
  readonly #book = new TestBook()
  readonly #placer: SlipPlacer
  readonly #pending: SettlementMessage[] = []
  #sentAt = 0

  static async open(database: Database): Promise<SideBooks> {
    return new SideBooks(database, await addPlayer(database, { cash: CASH }))
  }

  private constructor(database: Database, player: number) {
    this.#database = database
    this.#player = player
    this.#placer = new SlipPlacer(placerDeps(database, this.#book))
  }

  take(message: FeedMessage): void {
    switch (message.kind) {
      case 'bet_settlement':
      case 'rollback_bet_settlement':
      case 'bet_cancel':
      case 'rollback_bet_cancel':
        // In the time of the database, in which bets are placed: those placed later are reviewed.
        this.#sentAt = Math.max(this.#sentAt + 1, Date.now())
        this.#pending.push({ ...message, at: this.#sentAt })
    }
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

  /** Status and payments of each bet, oldest first. */
  async bets(): Promise<readonly string[]> {
    const bets = await shownBets(this.#database, this.#player)
    return bets.reverse().map(({ betInfo: { betStatus, paid } }) => `${betStatus} ${paid}`)
  }

  /** What was moved in the ledger, by cause and account. */
  async ledger(): Promise<readonly string[]> {
    const query = sql`
      select transfer.kind, account.kind as account, count(*)::integer as entries,
        sum(amount)::bigint as centavos
      from entry
      join transfer on transfer.id = entry.transfer_id
      join account on account.id = entry.account_id
      group by transfer.kind, account.kind
      order by transfer.kind, account.kind
    `
    const sums = await rows(this.#database.kysely, sumRow, query)
    return sums.map((sum) => JSON.stringify(sum))
  }

  /** Invariants of the books that do not hold. */
  async violations(): Promise<readonly string[]> {
    const results = await auditBooks(this.#database)
    return results.map(({ invariant, result }) => `${invariant}: ${result}`)
  }
}
