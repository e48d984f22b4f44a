import type { BetWire } from '@caderneta/contract/bets/wagers'
import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { BetFacts, LegFacts } from '../history/bet-wire.ts'
import type { PriceBook, PriceChange } from '../placing/price-book.ts'
import type { CashOutQuotes } from './cash-out-quotes.ts'

export interface QuoteWatchDeps {
  readonly quotes: CashOutQuotes
  readonly book: PriceBook
  /** True while a player has a page open. */
  readonly isWatching: (playerId: number) => boolean
  readonly notifyPlayer: (playerId: number, message: ServerMessage) => void
}

interface WatchedBet {
  readonly bet: BetFacts
  readonly quote: number
}

/** Quotes that moved are sent together at this interval. */
const PUSH_MS = 1000

/**
 * Tracks which open bets each player was sent, and sends them again when their quote has moved.
 * Nothing is read from the database for this: every other change of a bet is reported here.
 */
export class QuoteWatch {
  readonly #deps: QuoteWatchDeps
  readonly #watchedByPlayer = new Map<number, Map<number, WatchedBet>>()
  readonly #movedGames = new Set<number>()
  #timer: NodeJS.Timeout | undefined

  constructor(deps: QuoteWatchDeps) {
    this.#deps = deps
  }

  /** Sends the quotes that moved every second, until it is stopped. */
  begin(): void {
    this.#timer = setInterval(() => this.push(), PUSH_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  get quotes(): CashOutQuotes {
    return this.#deps.quotes
  }

  /** True while the player has a page that would receive an update. */
  isWatching(playerId: number): boolean {
    return this.#deps.isWatching(playerId)
  }

  /** The bets as they are sent to their owner now. */
  quoteBets(playerId: number, bets: readonly BetFacts[]): BetWire[] {
    return bets.map((bet) => this.#quoteBet(playerId, bet))
  }

  /** Called when the prices or the state of a game changed. */
  markMoved(change: PriceChange): void {
    this.#deps.quotes.noteChange(change)
    if (this.#watchedByPlayer.size > 0) this.#movedGames.add(change.gameId)
  }

  /** Sends the quotes that moved since the last call to the players who watch them. */
  push(): void {
    this.#deps.quotes.sweep()
    for (const playerId of this.#watchedByPlayer.keys()) this.#pushTo(playerId)
    this.#movedGames.clear()
  }

  #pushTo(playerId: number): void {
    if (!this.#deps.isWatching(playerId)) {
      this.#watchedByPlayer.delete(playerId)
      return
    }
    const watched = [...(this.#watchedByPlayer.get(playerId)?.values() ?? [])]
    const moved = watched.filter((one) => this.#hasMoved(one)).map(({ bet }) => this.#fresh(bet))
    if (moved.length === 0) return
    this.#deps.notifyPlayer(playerId, { type: 'bets', bets: this.quoteBets(playerId, moved) })
  }

  #hasMoved({ bet, quote }: WatchedBet): boolean {
    const isTouched = bet.legs.some(({ gameId }) => this.#movedGames.has(gameId))
    return isTouched && this.#deps.quotes.current(bet) !== quote
  }

  #quoteBet(playerId: number, bet: BetFacts): BetWire {
    const wire = this.#deps.quotes.publishQuote(playerId, bet)
    if (bet.status !== 'pending') this.#watchedByPlayer.get(playerId)?.delete(bet.betId)
    else this.#watchedOf(playerId).set(bet.betId, { bet, quote: this.#deps.quotes.current(bet) })
    return wire
  }

  #watchedOf(playerId: number): Map<number, WatchedBet> {
    const watched = this.#watchedByPlayer.get(playerId) ?? new Map<number, WatchedBet>()
    this.#watchedByPlayer.set(playerId, watched)
    return watched
  }

  /** Games go on between two readings of a bet. */
  #fresh(bet: BetFacts): BetFacts {
    return { ...bet, legs: bet.legs.map((leg) => this.#freshLeg(leg)) }
  }

  #freshLeg(leg: LegFacts): LegFacts {
    const game = this.#deps.book.game(leg.gameId)
    if (!game) return leg
    const [scoreHome, scoreAway] = game.score
    return { ...leg, gameStatus: game.status, scoreHome, scoreAway }
  }
}
