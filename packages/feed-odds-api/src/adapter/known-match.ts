import { type GameStatus, isBefore, type Score } from '@caderneta/domain/markets/game/game'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { MarketStatus } from '@caderneta/domain/markets/market/market'
import type { FeedBody, GameFixture, SelectionOutcome } from '@caderneta/feed/messages'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import type { AnnouncedMatch, ScoredMatch } from '../api/read-replies.ts'
import type { Competition } from '../competitions.ts'
import { everyBook, type OurBook } from '../prices/our-books.ts'
import { bookKey, type PricedBook, priceBooks } from '../prices/price-books.ts'
import type { Quote } from '../prices/read-quotes.ts'
import { isWholeMatch, scoreOf } from '../results/final-score.ts'
import { resultByScore } from '../results/result-by-score.ts'
import { expectedEnd, UNLISTED_MS } from './match-times.ts'

interface MatchOptions {
  readonly competition: Competition
  readonly fixture: GameFixture
  /** Published by an earlier start: which lines were offered then is not known. */
  readonly isKept: boolean
  readonly ageMaxMs: number
  readonly nextVersion: () => number
}

/** What of a score could not be used: its sides, or a match that was not played to its end. */
type Unused = 'sides' | 'unfinished'

/** One match as the source knows it, in our terms. Each method returns what follows. */
export class KnownMatch {
  readonly #options: MatchOptions
  readonly #books = new Map<string, PricedBook>()
  #open: ReadonlySet<string> = new Set()
  #quotes: readonly Quote[] = []
  #staleAt = Number.POSITIVE_INFINITY
  #fixture: GameFixture
  #status: GameStatus = 'scheduled'
  #score: Score = [0, 0]
  #isAnnounced = false
  #isClosed = false

  constructor(options: MatchOptions) {
    this.#options = options
    this.#fixture = options.fixture
  }

  get startsAt(): number {
    return this.#fixture.startsAt
  }

  /** When its result can be expected; null when it is not offered, or has one. */
  get awaitedAt(): number | null {
    const isAwaited = this.#isPublished && this.#status !== 'ended'
    return isAwaited ? expectedEnd(this.#options.competition.sport, this.startsAt) : null
  }

  /** A kick-off that is moved; the sides stay those under which the match was published. */
  move({ startsAt }: AnnouncedMatch): readonly FeedBody[] {
    const isToCome = isBefore(this.#status)
    if (startsAt === this.startsAt || !isToCome) return []
    this.#fixture = { ...this.#fixture, startsAt }
    this.#status = 'scheduled'
    this.#isClosed = false
    if (!this.#isAnnounced) return []
    const { gameId } = this.#fixture
    return [{ kind: 'fixture_change', gameId, startsAt, status: this.#status }]
  }

  /** What the bookmakers quote now; nothing of an earlier reply holds any longer. */
  takeQuotes(quotes: readonly Quote[], now: number): readonly FeedBody[] {
    this.#quotes = quotes
    return this.#price(now)
  }

  /** Prices that have become too old, and the kick-off. */
  look(now: number): readonly FeedBody[] {
    if (now >= this.startsAt) return this.#close()
    return now >= this.#staleAt ? this.#price(now) : []
  }

  takeScore(
    scored: ScoredMatch,
    now: number,
    onUnused: (reason: Unused) => void,
  ): readonly FeedBody[] {
    if (scored.scores.length === 0 && !scored.isCompleted) return this.#isOverdue(now, 0)
    const [home, away] = this.#fixture.teams
    const score = scoreOf(scored, [home.name, away.name])
    if (score === null) {
      onUnused('sides')
      return []
    }
    if (!scored.isCompleted) return this.#setScore('live', score)
    if (isWholeMatch(this.#options.competition, score)) return this.#end(score)
    onUnused('unfinished')
    return this.#setScore('interrupted', score)
  }

  /** It is not among the scores of its competition. */
  isUnlisted(now: number): readonly FeedBody[] {
    return this.#isOverdue(now, UNLISTED_MS)
  }

  /** Everything that is known, for a listener that has lost something. */
  snapshot(): readonly FeedBody[] {
    if (!this.#isAnnounced) return []
    return [
      { kind: 'fixture', fixture: this.#fixture },
      this.#oddsChange([...this.#books.values()]),
      ...(this.#status === 'ended' ? [this.#settlement()] : []),
    ]
  }

  get #isPublished(): boolean {
    return this.#isAnnounced || this.#options.isKept
  }

  #price(now: number): readonly FeedBody[] {
    if (now >= this.startsAt || this.#status !== 'scheduled') return this.#close()
    const { competition, ageMaxMs } = this.#options
    const since = now - ageMaxMs
    const priced = priceBooks(competition.sport, this.#quotes, since)
    const fresh = this.#quotes.filter(({ updatedAt }) => updatedAt > since)
    this.#staleAt = Math.min(...fresh.map(({ updatedAt }) => updatedAt + ageMaxMs))
    const before = this.#open
    this.#open = new Set(priced.map(bookKey))
    for (const book of priced) this.#books.set(bookKey(book), book)
    const changed = [...this.#books].filter(([key]) => this.#open.has(key) || before.has(key))
    if (changed.length === 0) return []
    return [...this.#announcement(), this.#oddsChange(changed.map(([, book]) => book))]
  }

  /** There is no source of prices for a match that is played. */
  #close(): readonly FeedBody[] {
    if (this.#isClosed) return []
    this.#isClosed = true
    this.#open = new Set()
    if (!this.#isPublished) return []
    const books = [...this.#books.values()]
    return [...this.#announcement(), ...(books.length === 0 ? [] : [this.#oddsChange(books)])]
  }

  #announcement(): readonly FeedBody[] {
    if (this.#isAnnounced) return []
    this.#isAnnounced = true
    return [{ kind: 'fixture', fixture: this.#fixture }]
  }

  #isOverdue(now: number, moreMs: number): readonly FeedBody[] {
    const end = this.awaitedAt
    if (end === null || now < end + moreMs || this.#status !== 'scheduled') return []
    this.#status = 'postponed'
    const { gameId } = this.#fixture
    return [...this.#announcement(), { kind: 'fixture_change', gameId, status: 'postponed' }]
  }

  #setScore(status: 'live' | 'interrupted', score: Score): readonly FeedBody[] {
    const isSame = this.#status === status && `${this.#score}` === `${score}`
    if (!this.#isPublished || isSame || this.#status === 'ended') return []
    this.#status = status
    this.#score = score
    this.#isClosed = true
    return [...this.#announcement(), this.#oddsChange([...this.#books.values()])]
  }

  /** A score that is corrected later is another result. */
  #end(score: Score): readonly FeedBody[] {
    const isSame = this.#status === 'ended' && `${this.#score}` === `${score}`
    if (!this.#isPublished || isSame) return []
    this.#status = 'ended'
    this.#score = score
    this.#isClosed = true
    const books = [...this.#books.values()]
    return [...this.#announcement(), this.#oddsChange(books), this.#settlement()]
  }

  #settlement(): FeedBody {
    const { gameId } = this.#fixture
    const { isKept, competition } = this.#options
    const books: readonly OurBook[] = isKept
      ? everyBook(competition.sport)
      : [...this.#books.values()]
    const outcomes = books.flatMap(({ marketId, selections }) =>
      selections.map(
        (selection): SelectionOutcome => ({
          selectionId: selectionId(gameId, selection.index),
          marketId,
          result: resultByScore(selection, this.#score),
        }),
      ),
    )
    return { kind: 'bet_settlement', gameId, certainty: 'confirmed', outcomes }
  }

  #oddsChange(books: readonly PricedBook[]): FeedBody {
    const { gameId } = this.#fixture
    const [status, score] = [this.#status, this.#score]
    const markets = books.map((book) => this.#market(book))
    return { kind: 'odds_change', gameId, status, clock: null, score, markets }
  }

  #market(book: PricedBook): MarketOdds {
    const { gameId } = this.#fixture
    const { marketId, specifier, selections, odds } = book
    const version = this.#options.nextVersion()
    return {
      marketId,
      specifier,
      status: this.#statusOf(book),
      selections: selections.map(({ index, name, handicap }, i) => ({
        selectionId: selectionId(gameId, index),
        oddId: index,
        name,
        header: specifier === '' ? handicap : '',
        handicap,
        odds: itemAt(odds, i),
        version,
      })),
    }
  }

  #statusOf(book: PricedBook): MarketStatus {
    if (this.#isClosed) return 'closed'
    return this.#open.has(bookKey(book)) ? 'open' : 'suspended'
  }
}
