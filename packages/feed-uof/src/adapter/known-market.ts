import { type GameSelection, selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { MarketStatus } from '@caderneta/domain/markets/market/market'
import type { Odds } from '@caderneta/domain/odds/odds'
import type { MarketOdds, SelectionOdds } from '@caderneta/pricing/chances/market-odds'
import type { MappedMarket } from '../mapping/map-market.ts'
import type { UofMarket, UofOutcome } from '../messages/uof-message.ts'

interface KnownSelection {
  readonly selection: GameSelection
  readonly odds: Odds
  readonly isActive: boolean
}

const ACTIVE = 1
const HANDED_OVER = -2
const CLOSED: ReadonlySet<number> = new Set([-3, -4])

/** One book of a match as the feed last sent it, and the producer that it belongs to. */
export class KnownMarket {
  readonly marketId: number
  readonly uofId: number
  readonly #specifier: string
  readonly #selections = new Map<string, KnownSelection>()
  product: number
  /** When what is known of it was sent (milliseconds UTC). */
  #sentAt = Number.NEGATIVE_INFINITY
  #status: MarketStatus = 'suspended'
  #isPartial = false
  /** Not mentioned since everything that is on offer was requested. */
  isStale = false

  constructor(uofId: number, { marketId, specifier }: MappedMarket, product: number) {
    this.uofId = uofId
    this.marketId = marketId
    this.#specifier = specifier
    this.product = product
  }

  take(sent: UofMarket, mapped: MappedMarket, { product, at, isBehind }: Sending): void {
    // Another producer has taken it over since: that is the one which says whether it is on offer.
    if (isBehind && this.product !== product) return
    // Mentioned, it is on offer, and the later of two messages says at which odds: one that was
    // late, repeated or exchanged on the way, or is left of an earlier recovery, changes nothing.
    this.isStale = false
    if (at < this.#sentAt && this.product === product) return
    this.#sentAt = at
    // The other producer may have taken over before this one says that it hands over.
    if (sent.status === HANDED_OVER && this.product !== product) return
    this.product = product
    this.#status = statusOf(sent.status)
    this.#isPartial = mapped.isPartial || sent.outcomes.some(({ id }) => !mapped.selections.has(id))
    for (const outcome of sent.outcomes) this.#takeOutcome(outcome, mapped)
  }

  /** What a clock that was ahead has dated is not known to be newer than what follows. */
  forgetTimeAfter(now: number): void {
    if (this.#sentAt > now) this.#sentAt = Number.NEGATIVE_INFINITY
  }

  /** Without a time it is ours: odds that come after it open the market again. */
  suspend(at?: number): void {
    if (at !== undefined) this.#sentAt = Math.max(this.#sentAt, at)
    if (this.#status === 'open') this.#status = 'suspended'
  }

  close(): void {
    this.#status = 'closed'
  }

  /** As it is to be sent: with one entry for each status that its selections have. */
  entries(gameId: number, { isUp, version, settled }: EntryOptions): readonly MarketOdds[] {
    const groups = new Map<MarketStatus, SelectionOdds[]>()
    for (const known of this.#selections.values()) {
      const id = selectionId(gameId, known.selection.index)
      const status = settled.has(id) ? 'closed' : this.#statusOf(known, isUp)
      const group = groups.get(status)
      const one = selectionOdds(id, known, version)
      if (group) group.push(one)
      else groups.set(status, [one])
    }
    const { marketId } = this
    const specifier = this.#specifier
    // An outcome that is not on sale now may win.
    const isPartial = this.#isPartial || groups.has('suspended')
    return [...groups].map(([status, selections]) => ({
      ...{ marketId, specifier, status, selections },
      ...(isPartial && status === 'open' && { isPartial }),
    }))
  }

  /** A message about a market that is not active often has no odds: the last ones stay. */
  #takeOutcome({ id, odds, isActive }: UofOutcome, { selections }: MappedMarket): void {
    const selection = selections.get(id)
    const price = odds === null ? this.#selections.get(id)?.odds : odds
    if (selection === undefined || price === undefined) return
    this.#selections.set(id, { selection, odds: price, isActive: isActive && odds !== null })
  }

  #statusOf({ isActive }: KnownSelection, isUp: boolean): MarketStatus {
    if (this.#status !== 'open') return this.#status
    return isUp && isActive ? 'open' : 'suspended'
  }
}

/** The message that a market is part of. */
interface Sending {
  readonly product: number
  /** Milliseconds UTC, by the clock of the sender. */
  readonly at: number
  /** The producer of odds during matches has sent something of the match since. */
  readonly isBehind: boolean
}

interface EntryOptions {
  /** The producer of the market is up. */
  readonly isUp: boolean
  readonly version: number
  /** Selections of the match whose result is known: they take no more bets. */
  readonly settled: ReadonlySet<number>
}

function statusOf(status: number): MarketStatus {
  if (status === ACTIVE) return 'open'
  return CLOSED.has(status) ? 'closed' : 'suspended'
}

function selectionOdds(
  id: number,
  { selection, odds }: KnownSelection,
  version: number,
): SelectionOdds {
  const { index, name, handicap, specifier } = selection
  const header = specifier === '' ? handicap : ''
  return { selectionId: id, oddId: index, name, header, handicap, odds, version }
}
