import type { NegativeEvent } from '@caderneta/domain/markets/market/market-type'
import { marketById } from '@caderneta/domain/markets/registry/markets-by-sport'
import type { FeedMessage } from '@caderneta/feed/messages'
import type { GamePrices } from '../prices/game-prices.ts'

type OddsChange = Extract<FeedMessage, { kind: 'odds_change' }>

/**
 * What the operator may offer of what a feed sends. The rest does not enter the book, so that no
 * list, page, stream or slip has it; results of it are paid without the book.
 */
export class AllowedOffer {
  readonly #off: ReadonlySet<NegativeEvent>

  constructor(negativeEventsOff: ReadonlySet<NegativeEvent>) {
    this.#off = negativeEventsOff
  }

  of(message: OddsChange): OddsChange {
    if (this.#off.size === 0) return message
    const markets = message.markets.filter(({ marketId }) => !this.#isOff(marketId))
    return { ...message, markets }
  }

  /** Of prices that were stored before the families were taken off. */
  prune(prices: GamePrices): void {
    if (this.#off.size > 0) prices.dropMarkets((marketId) => this.#isOff(marketId))
  }

  #isOff(marketId: number): boolean {
    const event = marketById(marketId)?.negativeEvent
    return event !== undefined && this.#off.has(event)
  }
}
