import type { BetWire } from '@caderneta/contract/bets/wagers'
import { cashOutValue } from '@caderneta/domain/bet/cash-out'
import { type Centavos, centavos, ZERO } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import type { Clock } from '../../../clock.ts'
import { type BetFacts, betWire, deadHeat, type LegFacts } from '../history/bet-wire.ts'
import { knownValue } from '../known-value.ts'
import type { PriceBook, PriceChange } from '../placing/price-book.ts'
import type { QuoteGiving, QuoteSigner, QuoteSubject } from './signed-quote.ts'
import { SituationChanges } from './situation-changes.ts'
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
  readonly signer: QuoteSigner
}

/** A quote as a page sends it back. */
interface RequestedQuote {
  readonly playerId: number
  readonly amount: Centavos
  /** The text that came with the amount; without it only the current value is paid. */
  readonly signed: string | undefined
}

/** Clocks of servers are compared with the database's (`clock-watch.ts`). */
const CLOCKS_APART_MAX_MS = 1_000

/**
 * What open bets may be closed at now. A quote is signed and not remembered, so that every server
 * pays those of the others (decision 0120). It ends with any suspension, score or status
 * change of a leg, even when that is reverted a moment later.
 */
export class CashOutQuotes {
  readonly #deps: QuoteDeps
  readonly #changes: SituationChanges
  readonly #situations: SituationWatch

  constructor(deps: QuoteDeps) {
    const { book, cashOut, clock } = deps
    this.#deps = deps
    const keptMs = cashOut.quoteMs + CLOCKS_APART_MAX_MS
    this.#changes = new SituationChanges({ book, clock, keptMs })
    this.#situations = new SituationWatch(book)
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

  /** The bet as it is sent to its owner: with its quote, which is paid for a few seconds. */
  publishQuote(playerId: number, bet: BetFacts): BetWire {
    const amount = this.current(bet)
    return betWire(bet, amount, amount > 0 ? this.#sign(playerId, bet, amount) : undefined)
  }

  /**
   * True while this quote is paid: it is the current value, or a server gave it a few seconds ago,
   * nothing but prices has changed since, and the value is not lower now.
   */
  isValid(bet: BetFacts, { playerId, amount, signed }: RequestedQuote): boolean {
    const current = this.current(bet)
    if (current === 0 || amount > current) return false
    if (amount === current) return true
    const { signer } = this.#deps
    const giving = signed && signer.open(signed, this.#subject(playerId, bet, amount))
    return giving ? this.#isHeld(bet, giving) : false
  }

  /** Watches the selections of a slip, or the legs of a bet, that waits for the live delay. */
  watchSituation(
    selections: readonly Pick<LegFacts, 'gameId' | 'selectionId'>[],
  ): WatchedSituation {
    return this.#situations.watch(selections)
  }

  /** Called with each change of a game: ends the quotes that depend on it. */
  noteChange(change: PriceChange): void {
    this.#changes.note(change)
    this.#situations.noteChange(change.gameId)
  }

  /** Forgets the changes that are older than any quote. */
  sweep(): void {
    this.#changes.sweep()
  }

  get watchedGames(): number {
    return this.#situations.watchedGames
  }

  #sign(playerId: number, bet: BetFacts, amount: Centavos): string {
    const { book, cashOut, clock, signer } = this.#deps
    const legs = openLegs(bet.legs)
    for (const { gameId } of legs) this.#changes.noteGame(gameId)
    const priced = legs.map(({ selectionId }) =>
      knownValue(book.selection(selectionId), 'the price of a quoted leg'),
    )
    const versions = priced.map(({ version }) => version)
    const giving = { givenAt: clock.now(), holdMs: cashOut.quoteMs, versions }
    return signer.sign(this.#subject(playerId, bet, amount), giving)
  }

  /** The bet and the situation as they are now: a quote for another one has another signature. */
  #subject(playerId: number, { betId, atStake, legs }: BetFacts, amount: Centavos): QuoteSubject {
    const quoted = openLegs(legs).map((leg) => ({
      selectionId: leg.selectionId,
      situation: situationOf(this.#deps.book, leg),
    }))
    return { playerId, betId, amount, atStake, legs: quoted }
  }

  #isHeld({ legs }: BetFacts, { givenAt, holdMs, versions }: QuoteGiving): boolean {
    const { cashOut, clock } = this.#deps
    const now = clock.now()
    const until = givenAt + Math.min(holdMs, cashOut.quoteMs)
    if (now >= until || givenAt > now + CLOCKS_APART_MAX_MS) return false
    return openLegs(legs).every(({ gameId, selectionId }, index) => {
      const version = versions[index]
      const quoted = version !== undefined && { gameId, selectionId, version }
      return quoted && this.#changes.isUnchanged(quoted, givenAt)
    })
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
