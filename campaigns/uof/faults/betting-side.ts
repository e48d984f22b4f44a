import { isRefusal } from '@caderneta/contract/refusals'
import {
  type FeedMessage,
  isSettlementMessage,
  type SettlementMessage,
} from '@caderneta/feed/messages'
import type { Timers } from '@caderneta/feed/timers'
import type { Random } from '@caderneta/pricing/random'
import type { Database } from '@caderneta/server/database/database'
import { addPlayer } from '@caderneta/server/database/test-rows'
import { SlipPlacer } from '@caderneta/server/features/bets/placing/place-slip'
import type { PriceProof } from '@caderneta/server/features/bets/placing/price-book'
import { recordSettlement } from '@caderneta/server/features/bets/settling/record-settlement'
import { settleOutstanding } from '@caderneta/server/features/bets/settling/settlement-store'
import {
  placerDeps,
  slipRequest,
  testWatch,
} from '@caderneta/server/features/bets/testing/bets-fixtures'
import { storeGames } from '@caderneta/server/features/catalogue/game-store'
import type { MarketBook } from '@caderneta/server/features/catalogue/market-book'
import { CASH, NO_OFFERS, STAKE } from '../ledger/books.ts'

interface BettingDeps {
  readonly database: Database
  readonly book: MarketBook
  readonly time: { readonly now: () => number; readonly timers: Timers }
  readonly random: Random
}

/** A bet that was accepted, and when by the clock of the run. */
interface Accepted {
  readonly betId: number
  readonly at: number
}

interface Seen {
  readonly selectionId: number
  readonly odds: number
}

const LIVE_DELAY_MS = 1_000
const PREFERENCES = ['any', 'higher', 'none'] as const
/** Pages that were not renewed show a price of so many looks ago. */
const SEEN_KEPT = 40

/** What the server does behind its book: stores, places, records and pays, on a database. */
export class BettingSide {
  readonly player: number
  readonly #deps: BettingDeps
  readonly #placer: SlipPlacer
  readonly #published = new Map<number, PriceProof>()
  readonly #unstored = new Set<number>()
  readonly #pending: SettlementMessage[] = []
  readonly #seen = new Map<number, Seen[]>()
  readonly #failures: unknown[] = []
  readonly accepted: Accepted[] = []
  readonly refused = new Map<string, number>()
  #onStep = () => {}
  #underWay = 0
  #delayed = 0

  private constructor(deps: BettingDeps, player: number) {
    this.player = player
    const { database, book, time } = deps
    const { now } = time
    this.#deps = deps
    const prices = {
      selection: (id: number) => book.selection(id),
      game: (id: number) => book.game(id),
      isOpen: (id: number) => book.isOpen(id),
      unproven: (ids: readonly number[]) => ids.flatMap((id) => this.#published.get(id) ?? []),
    }
    const watch = testWatch(prices, { clock: { now } })
    const placing = placerDeps(database, prices)
    this.#placer = new SlipPlacer({
      ...placing,
      ...{ watch, clock: { now }, offers: NO_OFFERS, wait: (ms) => this.#wait(ms) },
      limits: { ...placing.limits, liveDelayMs: LIVE_DELAY_MS },
    })
    book.onPrices((selections) => {
      // By the clock that dates the bets: the audit compares the two.
      const at = Date.now()
      for (const one of selections) this.#published.set(one.selectionId, { selection: one, at })
    })
    book.onChange((change) => {
      if (change.hasNewState) this.#unstored.add(change.gameId)
      watch.markMoved(change)
    })
  }

  static async open(deps: BettingDeps): Promise<BettingSide> {
    return new BettingSide(deps, await addPlayer(deps.database, { cash: CASH }))
  }

  take(message: FeedMessage): void {
    if (isSettlementMessage(message)) this.#pending.push(message)
  }

  /** Stores and pays what the book and the feed have so far, in that order. */
  async work(): Promise<void> {
    await this.#store()
    if (this.#pending.length === 0) return
    for (const message of this.#pending.splice(0))
      await recordSettlement(this.#deps.database, message)
    await settleOutstanding(this.#deps.database)
  }

  /** Somebody bets on these selections, by a page that is new or old. */
  bet(selectionIds: readonly number[]): void {
    const { random } = this.#deps
    const legs = selectionIds.flatMap((id) => this.#look(id))
    if (legs.length < selectionIds.length) return
    const rate = legs.reduce((product, { odds }) => (product * odds) / 1_000, 1)
    const ids = legs.map(({ selectionId }) => selectionId)
    const combination = { ids, price: STAKE, rate: rate.toFixed(2) }
    const oddsChange = random.pick(PREFERENCES)
    const request = slipRequest(this.player, [combination], { oddsChange })
    this.#underWay += 1
    void this.#place(request).finally(() => {
      this.#underWay -= 1
      this.#onStep()
    })
  }

  /** Everything is decided, but what waits for the clock of the run. */
  async decided(): Promise<void> {
    while (this.#underWay > this.#delayed)
      await new Promise<void>((resolve) => {
        this.#onStep = resolve
      })
    if (this.#failures.length > 0) throw this.#failures[0]
  }

  async #place(request: ReturnType<typeof slipRequest>): Promise<void> {
    try {
      const result = await this.#placer.place(request)
      const at = this.#deps.time.now()
      if (isRefusal(result)) {
        const before = this.refused.get(result.refused)
        this.refused.set(result.refused, before === undefined ? 1 : before + 1)
      } else for (const { betId } of result.data.bets) this.accepted.push({ betId, at })
    } catch (error) {
      this.#failures.push(error)
    }
  }

  /** What one of the pages shows of a selection. */
  #look(selectionId: number): readonly Seen[] {
    const known = this.#deps.book.selection(selectionId)
    if (!known) return []
    const before = this.#seen.get(selectionId)
    const now = { selectionId, odds: known.odds }
    const seen = before === undefined ? [now] : [...before.slice(-SEEN_KEPT), now]
    this.#seen.set(selectionId, seen)
    return [this.#deps.random.pick(seen)]
  }

  #wait(milliseconds: number): Promise<void> {
    this.#delayed += 1
    this.#onStep()
    return new Promise((resolve) => {
      this.#deps.time.timers.after(milliseconds, () => {
        this.#delayed -= 1
        resolve()
      })
    })
  }

  async #store(): Promise<void> {
    const { database, book } = this.#deps
    const games = [...this.#unstored].flatMap((id) => book.game(id) ?? [])
    this.#unstored.clear()
    const seen = games.map((game) => ({ ...game }))
    await storeGames(database, seen)
    for (const game of seen) book.markStored(game.fixture.gameId, game)
  }
}
