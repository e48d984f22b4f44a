import {
  type GameStatus,
  isBefore,
  type MatchClock,
  type Score,
} from '@caderneta/domain/markets/game/game'
import type { MatchFact } from '@caderneta/domain/markets/game/match-fact'
import type { MarketStatus } from '@caderneta/domain/markets/market/market'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import type { MarketOdds, SelectionOdds } from '@caderneta/pricing/chances/market-odds'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** One selection as the season last sent it. */
export interface KnownSelection {
  readonly marketId: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly selection: SelectionOdds
}

/** A match of the season as it stands. */
export class SeasonGame {
  fixture: GameFixture
  status: GameStatus = 'scheduled'
  clock: MatchClock | null = null
  score: Score = [0, 0]
  /** What has happened in it; null of a sport that has no timeline. */
  timeline: readonly MatchFact[] | null = null
  /** Once it has kicked off, its odds come from the producer of live odds. */
  hasStarted = false
  changedAt = 0
  readonly #selections = new Map<number, KnownSelection>()

  constructor(fixture: GameFixture) {
    this.fixture = fixture
  }

  /** Returns the books that changed, whole. */
  take(message: OddsChange, at: number): ReadonlyMap<string, readonly KnownSelection[]> {
    const { clock, score, timeline = null } = message
    Object.assign(this, { clock, score, timeline, changedAt: at })
    this.setStatus(message.status)
    const changed = new Set<string>()
    for (const market of message.markets) {
      changed.add(bookOf(market))
      for (const selection of market.selections) this.#know(market, selection)
    }
    return this.books((book) => changed.has(book))
  }

  setStatus(status: GameStatus): void {
    this.status = status
    this.hasStarted ||= !isBefore(status)
  }

  selection(selectionId: number): KnownSelection | undefined {
    return this.#selections.get(selectionId)
  }

  /** Selections by market and line. */
  books(isMeant: (book: string) => boolean = () => true) {
    const books = new Map<string, KnownSelection[]>()
    for (const known of this.#selections.values()) {
      const book = bookOf(known)
      if (!isMeant(book)) continue
      const others = books.get(book)
      if (others) others.push(known)
      else books.set(book, [known])
    }
    return books
  }

  /** Suspends what is open of the markets; the books that changed. */
  suspend(marketIds: 'all' | readonly number[], at: number) {
    this.changedAt = at
    const isMeant = (marketId: number) => marketIds === 'all' || marketIds.includes(marketId)
    for (const [id, known] of this.#selections)
      if (known.status === 'open' && isMeant(known.marketId))
        this.#selections.set(id, { ...known, status: 'suspended' })
    return this.books((book) => isMeant(Number(book.split(' ')[0])))
  }

  #know({ marketId, specifier, status }: MarketOdds, selection: SelectionOdds): void {
    this.#selections.set(selection.selectionId, { marketId, specifier, status, selection })
  }
}

function bookOf({ marketId, specifier }: Pick<MarketOdds, 'marketId' | 'specifier'>): string {
  return `${marketId} ${specifier}`
}
