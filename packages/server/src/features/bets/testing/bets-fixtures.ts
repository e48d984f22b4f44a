import { randomUUID } from 'node:crypto'
import type { BetWire } from '@caderneta/contract/bets/wagers'
import type { GameStatus } from '@caderneta/domain/markets/game/game'
import { selectionId as idOf } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import { centavos, ZERO } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import { systemClock, type Wait } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import { NO_EVENTS, TEST_DATA_KEYS } from '../../../testing/test-deps.ts'
import { NO_TRACING } from '../../../tracing/tracing.ts'
import { SettledPlayers } from '../../offers/offers.ts'
import { betWire } from '../history/bet-wire.ts'
import { readTab } from '../history/bets-view.ts'
import type { PlaceSlipDeps, SlipRequest } from '../placing/place-slip.ts'
import type {
  PriceBook,
  PriceChange,
  PricedGame,
  PriceHistory,
  PriceProof,
} from '../placing/price-book.ts'
import { CashOutQuotes, type QuoteDeps } from '../quotes/cash-out-quotes.ts'
import { QuoteWatch, type QuoteWatchDeps } from '../quotes/quote-watch.ts'
import { QuoteSigner } from '../quotes/signed-quote.ts'

/** A market book that a test fills manually. */
export class TestBook {
  readonly selections = new Map<number, PricedSelection>()
  readonly games = new Map<number, PricedGame>()
  /** Games of which nothing is believed. */
  readonly silent = new Set<number>()
  readonly #publishedAtById = new Map<number, number>()

  selection(id: number): PricedSelection | undefined {
    const selection = this.selections.get(id)
    const isSilent = selection && this.silent.has(selection.gameId)
    return isSilent ? { ...selection, status: 'suspended' } : selection
  }

  game(id: number): PricedGame | undefined {
    return this.games.get(id)
  }

  isOpen(gameId: number): boolean {
    return this.games.has(gameId) && !this.silent.has(gameId)
  }

  /** A change of this game and of all its selections. */
  change(gameId: number): PriceChange {
    const ofGame = [...this.selections.values()].filter((one) => one.gameId === gameId)
    return { gameId, selectionIds: ofGame.map(({ selectionId }) => selectionId) }
  }

  /** Nothing of it is in the odds history yet. */
  unproven(ids: readonly number[]): PriceProof[] {
    return ids.flatMap((id) => {
      const selection = this.selections.get(id)
      return selection ? [{ selection, at: this.#publishedAtById.get(id) ?? Date.now() }] : []
    })
  }

  addGame(gameId: number, status: GameStatus = 'scheduled', startsInMs = 3_600_000): void {
    this.games.set(gameId, {
      fixture: {
        gameId,
        sportId: 1,
        tournamentId: 7,
        startsAt: Date.now() + startsInMs,
        teams: [{ name: 'Grêmio' }, { name: 'Santos' }],
      },
      status,
      score: [0, 0],
    })
  }

  /** Prices the first selection of the game at these odds; returns its identifier. */
  price(gameId: number, thousandths: number, changes: Partial<PricedSelection> = {}): number {
    const selectionId = changes.selectionId ?? idOf(gameId, 1)
    this.#publishedAtById.set(selectionId, Date.now())
    const version = (this.selections.get(selectionId)?.version ?? 0) + 1
    this.selections.set(selectionId, {
      selectionId,
      gameId,
      marketId: MATCH_RESULT,
      oddId: 1,
      name: '1',
      header: '',
      handicap: '',
      odds: odds(thousandths),
      version,
      status: 'open',
      ...changes,
    })
    return selectionId
  }
}

export const TEST_LIMITS = {
  stakeMin: centavos(100),
  stakeMax: centavos(1_000_000),
  payoutMax: centavos(50_000_000),
  selectionsMax: 20,
  combinationsMax: 1000,
  liveDelayMs: 0,
  exposure: {
    playerDayMax: centavos(100_000_000),
    playerCombinationMax: centavos(50_000_000),
    combinationMax: centavos(100_000_000),
    singlesMax: centavos(100_000_000),
    multiplesMax: centavos(100_000_000),
  },
}

export const TEST_OFFERS = {
  cashback: { isOn: true, lastDay: null },
  cashbackDayMax: centavos(20_000),
  multipleBonus: { isOn: true, lastDay: null },
}

export const TEST_CASH_OUT = { isOn: true, marginThousandths: 50, quoteMs: 5000, freeCancelMs: 0 }

/** Of all servers of a test. */
const TEST_SIGNER = new QuoteSigner(TEST_DATA_KEYS)

/** Quotes by the prices of the book; no player has a page open unless the test sets it. */
export function testWatch(
  book: PriceBook,
  changes: Partial<QuoteDeps & Pick<QuoteWatchDeps, 'isWatching' | 'notifyPlayer'>> = {},
): QuoteWatch {
  const settings = { clock: systemClock, cashOut: TEST_CASH_OUT, signer: TEST_SIGNER }
  const deps = { book, ...settings, ...changes }
  const quotes = new CashOutQuotes(deps)
  return new QuoteWatch({ isWatching: () => false, notifyPlayer: () => {}, ...deps, quotes })
}

/** For requests that do not wait for the live delay. */
export const unexpectedWait: Wait = (ms) =>
  Promise.reject(new Error(`a wait of ${ms} ms was not expected`))

/** A live delay that lasts until the test ends it. */
export class HeldWait {
  /** The milliseconds of every wait that was begun. */
  readonly begun: number[] = []
  /** The milliseconds of every wait that was ended. */
  endedMs = 0
  readonly #begins: (() => void)[] = []
  readonly #ends: (() => void)[] = []

  readonly wait: Wait = (ms) => {
    this.begun.push(ms)
    for (const begin of this.#begins.splice(0)) begin()
    return new Promise<void>((resolve) => this.#ends.push(resolve))
  }

  /**
   * Resolves when the request waits, for the nth time here; rejects when it is decided without a
   * wait.
   */
  async untilBegun(request: Promise<unknown>, waits = 1): Promise<void> {
    while (this.begun.length < waits) {
      const begun = new Promise<void>((resolve) => this.#begins.push(resolve))
      const decided = request.then((result) => {
        throw new Error(`decided without a wait: ${JSON.stringify(result)}`)
      })
      await Promise.race([begun, decided])
    }
  }

  /** Ends every wait that was begun. */
  end(): void {
    this.endedMs = this.begun.reduce((sum, ms) => sum + ms, 0)
    for (const end of this.#ends.splice(0)) end()
  }
}

export function placerDeps(
  database: Database,
  book: PriceBook & PriceHistory,
  changes: Partial<PlaceSlipDeps> = {},
): PlaceSlipDeps {
  return {
    database,
    book,
    history: book,
    clock: systemClock,
    limits: TEST_LIMITS,
    offers: TEST_OFFERS,
    watch: testWatch(book),
    wait: unexpectedWait,
    notifyPlayer: () => {},
    notifyElsewhere: () => {},
    events: NO_EVENTS,
    tracing: NO_TRACING,
    settledPlayers: new SettledPlayers(database),
    ...changes,
  }
}

/** The player's bets as a page shows them, newest first, without a quote. */
export async function shownBets(database: Database, player: number): Promise<BetWire[]> {
  const request = { playerId: player, tab: 'all', now: Date.now(), limit: 10_000 } as const
  const { bets } = await readTab(database.kysely, request)
  const newestFirst = bets.toSorted((one, other) => other.betId - one.betId)
  return newestFirst.map((bet) => betWire(bet, ZERO))
}

export interface TestCombination {
  readonly ids: readonly number[]
  readonly price: string | number
  readonly rate: string | number
}

/** What a page would send for these combinations, under a key of its own. */
export function slipRequest(
  playerId: number,
  combinations: readonly TestCombination[],
  changes: Partial<SlipRequest> = {},
): SlipRequest {
  const wagers = combinations.map(({ ids, price, rate }) => ({ betGamesOddId: ids, price, rate }))
  return {
    playerId,
    slipId: randomUUID(),
    wagers: JSON.stringify(wagers),
    usesCashback: false,
    oddsChange: 'higher',
    isExcluded: false,
    recheckSession: async () => ({ isExcluded: false }),
    ...changes,
  }
}
