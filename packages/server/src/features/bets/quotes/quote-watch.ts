import type { BetWire } from '@caderneta/contract/bets/wagers'
import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { BetFacts, LegFacts } from '../history/bet-wire.ts'
import type { PriceBook } from '../placing/price-book.ts'
import type { CashOutQuotes } from './cash-out-quotes.ts'

export interface QuoteWatchParts {
  readonly quotes: CashOutQuotes
  readonly book: PriceBook
  /** True while a player has a page open. */
  readonly isWatching: (playerId: number) => boolean
  readonly tellPlayer: (playerId: number, message: ServerMessage) => void
}

interface ToldBet {
  readonly bet: BetFacts
  readonly quote: number
}

/** Quotes that moved travel together, once in so long. */
export const QUOTE_PUSH_MS = 1000

/**
 * Knows which open bets each player was told of, and tells them anew when their quote has moved.
 * Nothing is read from the database for it: whatever else changes a bet tells it here again.
 */
export class QuoteWatch {
  readonly #parts: QuoteWatchParts
  readonly #toldByPlayer = new Map<number, Map<number, ToldBet>>()
  readonly #movedGames = new Set<number>()

  constructor(parts: QuoteWatchParts) {
    this.#parts = parts
  }

  get quotes(): CashOutQuotes {
    return this.#parts.quotes
  }

  /** True while somebody would hear what this player is told. */
  isWatching(playerId: number): boolean {
    return this.#parts.isWatching(playerId)
  }

  /** The bets as their owner is told of them now. */
  tellBets(playerId: number, bets: readonly BetFacts[]): BetWire[] {
    return bets.map((bet) => this.#tell(playerId, bet))
  }

  /** The prices or the state of a game are other than before. */
  markMoved(gameId: number): void {
    this.#parts.quotes.noteChange(gameId)
    if (this.#toldByPlayer.size > 0) this.#movedGames.add(gameId)
  }

  /** Tells the quotes that moved since the last call to those who look at them. */
  push(): void {
    this.#parts.quotes.sweep()
    for (const playerId of this.#toldByPlayer.keys()) this.#pushTo(playerId)
    this.#movedGames.clear()
  }

  #pushTo(playerId: number): void {
    if (!this.#parts.isWatching(playerId)) {
      this.#toldByPlayer.delete(playerId)
      return
    }
    const told = [...(this.#toldByPlayer.get(playerId)?.values() ?? [])]
    const moved = told.filter((one) => this.#hasMoved(one)).map(({ bet }) => this.#fresh(bet))
    if (moved.length === 0) return
    this.#parts.tellPlayer(playerId, { type: 'bets', bets: this.tellBets(playerId, moved) })
  }

  #hasMoved({ bet, quote }: ToldBet): boolean {
    const isTouched = bet.legs.some(({ gameId }) => this.#movedGames.has(gameId))
    return isTouched && this.#parts.quotes.current(bet) !== quote
  }

  #tell(playerId: number, bet: BetFacts): BetWire {
    const wire = this.#parts.quotes.tell(bet)
    if (bet.status !== 'pending') this.#toldByPlayer.get(playerId)?.delete(bet.betId)
    else this.#toldOf(playerId).set(bet.betId, { bet, quote: this.#parts.quotes.current(bet) })
    return wire
  }

  #toldOf(playerId: number): Map<number, ToldBet> {
    const told = this.#toldByPlayer.get(playerId) ?? new Map<number, ToldBet>()
    this.#toldByPlayer.set(playerId, told)
    return told
  }

  /** The games go on between two readings of a bet. */
  #fresh(bet: BetFacts): BetFacts {
    return { ...bet, legs: bet.legs.map((leg) => this.#freshLeg(leg)) }
  }

  #freshLeg(leg: LegFacts): LegFacts {
    const game = this.#parts.book.game(leg.gameId)
    if (!game) return leg
    const [scoreHome, scoreAway] = game.score
    return { ...leg, gameStatus: game.status, scoreHome, scoreAway }
  }
}
