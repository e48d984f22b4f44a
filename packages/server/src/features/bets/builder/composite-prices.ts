import { gameOf, indexOf, isComposite } from '@caderneta/domain/markets/game-selection'
import { BET_BUILDER, type MarketStatus } from '@caderneta/domain/markets/market'
import type { PricedSelection } from '@caderneta/domain/markets/priced-selection'
import type { Odds } from '@caderneta/domain/odds/odds'
import { builderOdds } from '@caderneta/domain/slip/builder-price'
import { builderChances } from '@caderneta/feed/football/builder-chances'
import type { GoalLaw } from '@caderneta/feed/goal-law'
import type { Clock } from '../../../clock.ts'
import type { PriceBook, PricedGame, PriceHistory, PriceProof } from '../placing/price-book.ts'
import type { Composite } from './composite-store.ts'

interface CompositeDeps {
  readonly book: PriceBook
  readonly history: PriceHistory
  readonly clock: Clock
}

/** What the price of a composite was made from, and the price. */
interface KnownPrice {
  readonly law: GoalLaw
  readonly legOdds: string
  readonly odds: Odds | null
}

/** The last price that a composite was shown or sold at, with its number. */
interface LastPrice {
  readonly odds: Odds
  readonly version: number
  readonly at: number
}

/**
 * The market book with the selections that represent several others: they are priced when
 * requested, from the parts that are open and the law of their match.
 */
export class CompositePrices implements PriceBook, PriceHistory {
  readonly #deps: CompositeDeps
  readonly #partsById = new Map<number, readonly number[]>()
  readonly #knownById = new Map<number, KnownPrice>()
  readonly #lastById = new Map<number, LastPrice>()

  constructor(deps: CompositeDeps) {
    this.#deps = deps
  }

  learn(composites: readonly Composite[]): void {
    for (const { selectionId, parts } of composites) this.#partsById.set(selectionId, parts)
  }

  /** Drops the composites of a match that the book no longer has. */
  forgetEnded(gameId: number): void {
    if (this.#deps.book.game(gameId) !== undefined) return
    for (const id of this.#partsById.keys()) {
      if (gameOf(id) !== gameId) continue
      this.#partsById.delete(id)
      this.#knownById.delete(id)
      this.#lastById.delete(id)
    }
  }

  game(gameId: number): PricedGame | undefined {
    return this.#deps.book.game(gameId)
  }

  /** Open while all of its parts are. */
  selection(selectionId: number): PricedSelection | undefined {
    return this.#priced(selectionId, (parts) =>
      parts.every(({ status }) => status === 'open') ? 'open' : 'suspended',
    )
  }

  /** To close a bet: open while none of its parts that are not decided yet is suspended. */
  readonly closing: PriceBook = {
    game: (gameId) => this.game(gameId),
    selection: (selectionId) =>
      this.#priced(selectionId, (parts) => {
        if (parts.some(({ status }) => status === 'suspended')) return 'suspended'
        return parts.some(({ status }) => status === 'open') ? 'open' : 'closed'
      }),
  }

  unproven(selectionIds: readonly number[]): readonly PriceProof[] {
    const proofs = selectionIds.flatMap((id) => {
      const last = this.#lastById.get(id)
      if (!isComposite(id) || !last) return []
      const { odds, version, at } = last
      return [{ selection: { selectionId: id, odds, version, status: 'open' as const }, at }]
    })
    const others = selectionIds.filter((id) => !isComposite(id))
    return [...proofs, ...this.#deps.history.unproven(others)]
  }

  #priced(
    selectionId: number,
    statusOf: (parts: readonly PricedSelection[]) => MarketStatus,
  ): PricedSelection | undefined {
    const { book } = this.#deps
    if (!isComposite(selectionId)) return book.selection(selectionId)
    const ids = this.#partsById.get(selectionId)
    const law = book.game(gameOf(selectionId))?.law
    const parts = ids?.map((id) => book.selection(id)).filter((part) => part !== undefined)
    if (!ids || !law || parts?.length !== ids.length) return undefined
    const odds = this.#oddsOf(selectionId, parts, law)
    if (odds === null) return undefined
    const { version } = this.#numbered(selectionId, odds)
    return {
      ...{ selectionId, gameId: gameOf(selectionId), marketId: BET_BUILDER },
      ...{ oddId: indexOf(selectionId), name: 'Bet Builder', header: '', handicap: '' },
      ...{ odds, version, status: statusOf(parts), parts: ids },
    }
  }

  /** Parts that are decided have no price of their own; the law knows what they came to. */
  #oddsOf(id: number, parts: readonly PricedSelection[], law: GoalLaw): Odds | null {
    const open = parts.filter(({ status }) => status !== 'closed').map(({ odds }) => odds)
    const known = this.#knownById.get(id)
    const legOdds = open.join()
    if (known?.law === law && known.legOdds === legOdds) return known.odds
    const chanceOf = builderChances(
      law,
      parts.map(({ selectionId }) => indexOf(selectionId)),
    )
    const chance = chanceOf === null ? 0 : chanceOf(2 ** parts.length - 1)
    const odds = chance > 0 ? builderOdds(chance, open) : null
    this.#knownById.set(id, { law, legOdds, odds })
    return odds
  }

  /** Numbers rise with each change of the odds, also across a restart. */
  #numbered(id: number, odds: Odds): LastPrice {
    const last = this.#lastById.get(id)
    if (last?.odds === odds) return last
    const at = this.#deps.clock.now()
    const made = { odds, at, version: last ? Math.max(last.version + 1, at) : at }
    this.#lastById.set(id, made)
    return made
  }
}
