import type { BetWire } from '@caderneta/contract/wagers'
import { cashOutValue } from '@caderneta/domain/cash-out'
import { type Centavos, centavos, ZERO } from '@caderneta/domain/money'
import { odds } from '@caderneta/domain/odds'
import type { Clock } from '../../clock.ts'
import { type BetFacts, betWire, deadHeat, type LegFacts } from './bet-wire.ts'
import type { PriceBook } from './price-book.ts'

export interface CashOutSettings {
  readonly isOn: boolean
  /** What the house keeps of a fair value, in thousandths. */
  readonly marginThousandths: number
  /** How long a quote that was told is paid, though the prices have moved. */
  readonly quoteMs: number
}

export interface QuoteParts {
  readonly book: PriceBook
  readonly clock: Clock
  readonly cashOut: CashOutSettings
}

interface HeldQuote {
  readonly amount: Centavos
  /** A quote is for what is still at stake; after a part was closed it is for nothing. */
  readonly atStake: number
  readonly until: number
}

/** What open bets may be closed at now, and what was told of that in the last seconds. */
export class CashOutQuotes {
  readonly #parts: QuoteParts
  readonly #heldByBet = new Map<number, HeldQuote[]>()

  constructor(parts: QuoteParts) {
    this.#parts = parts
  }

  /** The value of the bet at the prices of this moment; 0 while it cannot be closed. */
  current(bet: BetFacts): Centavos {
    if (!this.#parts.cashOut.isOn || bet.status !== 'pending') return ZERO
    const legs = bet.legs.map((leg) => this.#closingLeg(leg))
    return cashOutValue(centavos(bet.atStake), legs, this.#parts.cashOut.marginThousandths)
  }

  /** The bet as its owner is told of it: with its quote, which is held from now on. */
  tell(bet: BetFacts): BetWire {
    const amount = this.current(bet)
    if (amount > 0) this.#hold(bet, amount)
    return betWire(bet, amount)
  }

  /** True while this quote is paid: the bet can be closed, and it was told a few seconds ago. */
  isValid(bet: BetFacts, amount: Centavos): boolean {
    const current = this.current(bet)
    if (current === 0) return false
    const isHeld = (held: HeldQuote) => held.amount === amount && held.atStake === bet.atStake
    return amount === current || this.#valid(bet.betId).some(isHeld)
  }

  /** Forgets what is no longer paid. */
  sweep(): void {
    for (const betId of this.#heldByBet.keys()) this.#keep(betId, this.#valid(betId))
  }

  get heldBets(): number {
    return this.#heldByBet.size
  }

  #hold({ betId, atStake }: BetFacts, amount: Centavos): void {
    const others = this.#valid(betId).filter((held) => held.amount !== amount)
    const until = this.#parts.clock.now() + this.#parts.cashOut.quoteMs
    this.#keep(betId, [...others, { amount, atStake, until }])
  }

  #valid(betId: number): HeldQuote[] {
    const now = this.#parts.clock.now()
    return (this.#heldByBet.get(betId) ?? []).filter(({ until }) => now < until)
  }

  #keep(betId: number, held: HeldQuote[]): void {
    if (held.length === 0) this.#heldByBet.delete(betId)
    else this.#heldByBet.set(betId, held)
  }

  #closingLeg(leg: LegFacts) {
    const selection = leg.result === null ? this.#parts.book.selection(leg.selectionId) : undefined
    const current = selection?.status === 'open' ? selection.odds : null
    return { odds: odds(leg.odds), result: leg.result, deadHeat: deadHeat(leg), current }
  }
}
