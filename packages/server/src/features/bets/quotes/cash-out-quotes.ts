import type { BetWire } from '@caderneta/contract/bets/wagers'
import { cashOutValue } from '@caderneta/domain/bet/cash-out'
import { type Centavos, centavos, ZERO } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import type { Clock } from '../../../clock.ts'
import { type BetFacts, betWire, deadHeat, type LegFacts } from '../history/bet-wire.ts'
import type { PriceBook } from '../placing/price-book.ts'
import { SituationWatch, situationOf, type WatchedSituation } from './situation-watch.ts'

export interface CashOutSettings {
  readonly isOn: boolean
  /** The operator's margin on a fair value, in thousandths. */
  readonly marginThousandths: number
  /** How long a published quote is paid while the value of the bet is not lower. */
  readonly quoteMs: number
  /** How long after its acceptance an unchanged bet is cancelled for its whole stake; 0: never. */
  readonly freeCancelMs: number
}

export interface QuoteDeps {
  readonly book: PriceBook
  readonly clock: Clock
  readonly cashOut: CashOutSettings
}

interface HeldQuote {
  readonly amount: Centavos
  /** A quote covers what is still at stake; after a partial closing it no longer applies. */
  readonly atStake: number
  readonly until: number
  readonly legs: BetFacts['legs']
  /** Status and score of the games and status of the markets when the quote was published. */
  readonly situation: string
}

/**
 * What open bets may be closed at now, and what was published in the last seconds. A quote ends
 * with any suspension, score or status change of a leg, even when that is reverted a moment later.
 */
export class CashOutQuotes {
  readonly #deps: QuoteDeps
  readonly #heldByBet = new Map<number, HeldQuote[]>()
  readonly #betsByGame = new Map<number, Set<number>>()
  readonly #situations: SituationWatch

  constructor(deps: QuoteDeps) {
    this.#deps = deps
    this.#situations = new SituationWatch(deps.book)
  }

  get freeCancelMs(): number {
    return this.#deps.cashOut.freeCancelMs
  }

  /** The value of the bet at current prices; 0 while it cannot be closed. */
  current(bet: BetFacts): Centavos {
    if (!this.#deps.cashOut.isOn || bet.status !== 'pending') return ZERO
    if (this.isFree(bet)) return centavos(bet.atStake)
    const legs = bet.legs.map((leg) => this.#closingLeg(leg))
    return cashOutValue(centavos(bet.atStake), legs, this.#deps.cashOut.marginThousandths)
  }

  /**
   * True shortly after the bet was accepted, before each match and while each leg still has exactly
   * the price, by its version, at which it was accepted: then the whole stake is returned.
   */
  isFree({ acceptedAt, legs }: BetFacts): boolean {
    const { book, cashOut, clock } = this.#deps
    const now = clock.now()
    if (now >= acceptedAt + cashOut.freeCancelMs) return false
    return legs.every((leg) => {
      const selection = book.selection(leg.selectionId)
      const game = book.game(leg.gameId)
      const isBefore = game?.status === 'scheduled' && now < game.fixture.startsAt
      const isSame = selection?.version === leg.oddsVersion && selection.odds === leg.odds
      return leg.result === null && isBefore && isSame && selection.status === 'open'
    })
  }

  /** True when the match of an open leg is under way: its closing waits. */
  isLive({ legs }: BetFacts): boolean {
    return legs.some((leg) => {
      const game = this.#deps.book.game(leg.gameId)
      return leg.result === null && game?.status !== 'scheduled'
    })
  }

  /** The bet as it is sent to its owner: with its quote, which is held from now on. */
  publishQuote(bet: BetFacts): BetWire {
    const amount = this.current(bet)
    if (amount > 0) this.#hold(bet, amount)
    return betWire(bet, amount)
  }

  /**
   * True while this quote is paid: it is the current value, or it was published a few seconds ago,
   * nothing but prices has changed since, and the value is not lower now.
   */
  isValid(bet: BetFacts, amount: Centavos): boolean {
    const current = this.current(bet)
    if (current === 0 || amount > current) return false
    const isHeld = (held: HeldQuote) => held.amount === amount && held.atStake === bet.atStake
    return amount === current || this.#valid(bet.betId).some(isHeld)
  }

  /** Watches the selections of a slip, or the legs of a bet, that waits for the live delay. */
  watchSituation(
    selections: readonly Pick<LegFacts, 'gameId' | 'selectionId'>[],
  ): WatchedSituation {
    return this.#situations.watch(selections)
  }

  /** Called with each change of a game: ends the quotes that depend on it. */
  noteChange(gameId: number): void {
    for (const betId of this.#betsByGame.get(gameId) ?? []) {
      const isSame = ({ legs, situation }: HeldQuote) => this.#situationOf(legs) === situation
      this.#keep(betId, this.#valid(betId).filter(isSame))
    }
    this.#situations.noteChange(gameId)
  }

  /** Drops the quotes that are no longer paid. */
  sweep(): void {
    for (const betId of this.#heldByBet.keys()) this.#keep(betId, this.#valid(betId))
  }

  get watchedGames(): number {
    return this.#situations.watchedGames
  }

  get heldBets(): number {
    return this.#heldByBet.size
  }

  #hold({ betId, atStake, legs }: BetFacts, amount: Centavos): void {
    const others = this.#valid(betId).filter((held) => held.amount !== amount)
    const until = this.#deps.clock.now() + this.#deps.cashOut.quoteMs
    const situation = this.#situationOf(legs)
    this.#keep(betId, [...others, { amount, atStake, until, legs, situation }])
  }

  #valid(betId: number): HeldQuote[] {
    const now = this.#deps.clock.now()
    return (this.#heldByBet.get(betId) ?? []).filter(({ until }) => now < until)
  }

  #keep(betId: number, held: HeldQuote[]): void {
    const known = this.#heldByBet.get(betId)?.[0] ?? held[0]
    for (const { gameId } of known?.legs ?? []) this.#index(gameId, betId, held.length > 0)
    if (held.length === 0) this.#heldByBet.delete(betId)
    else this.#heldByBet.set(betId, held)
  }

  #index(gameId: number, betId: number, isHeld: boolean): void {
    const bets = this.#betsByGame.get(gameId) ?? new Set<number>()
    if (isHeld) bets.add(betId)
    else bets.delete(betId)
    if (bets.size === 0) this.#betsByGame.delete(gameId)
    else this.#betsByGame.set(gameId, bets)
  }

  #situationOf(legs: BetFacts['legs']): string {
    const { book } = this.#deps
    return openLegs(legs)
      .map((leg) => situationOf(book, leg))
      .join(' ')
  }

  #closingLeg(leg: LegFacts) {
    const selection = leg.result === null ? this.#deps.book.selection(leg.selectionId) : undefined
    const current = selection?.status === 'open' ? selection.odds : null
    return { odds: odds(leg.odds), result: leg.result, deadHeat: deadHeat(leg), current }
  }
}

/** The legs that are not decided yet. */
export function openLegs(legs: BetFacts['legs']): LegFacts[] {
  return legs.filter(({ result }) => result === null)
}
