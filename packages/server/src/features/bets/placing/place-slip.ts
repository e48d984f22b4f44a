import { createHash } from 'node:crypto'
import type { OddsChangePreference } from '@caderneta/contract/accounts/prefs'
import type { ServerMessage } from '@caderneta/contract/live/stream'
import { isRefusal, refuse } from '@caderneta/contract/refusals'
import { isOffered } from '@caderneta/domain/bet/offer'
import type { Clock, Wait } from '../../../clock.ts'
import type { ExposureLimits } from '../../../config/config.ts'
import type { OffersConfig } from '../../../config/offers-config.ts'
import type { Database } from '../../../database/database.ts'
import { DatabaseBusy } from '../../../database/server/server-pool.ts'
import { isDataError } from '../../../database/transaction.ts'
import type { BusinessEvents } from '../../../metrics/business-events.ts'
import type { Span, Tracing } from '../../../tracing/tracing.ts'
import { isFirstAccount, type SettledPlayers } from '../../offers/offers.ts'
import { placedBetWire } from '../history/bet-wire.ts'
import type { QuoteWatch } from '../quotes/quote-watch.ts'
import { type BetLimits, decideSlip, type SlipOffer, type SlipOffers } from './decide-slip.ts'
import { GroupCommit } from './group-commit.ts'
import { offeredBetFacts } from './offered-bet-facts.ts'
import type { PriceBook, PriceHistory, PriceProof } from './price-book.ts'
import { type CombinationLimits, type ParsedWagers, readWagers } from './read-wagers.ts'
import {
  type PlacedSlip,
  recordedRefusal,
  type SlipRefusal,
  type SlipResult,
  walletOf,
} from './slip-result.ts'
import {
  type PlacedOutcome,
  placeBets,
  probeAccounts,
  type SlipOutcome,
  type SlipToDecide,
} from './slip-store.ts'
import { readRecordedSlip } from './slip-view.ts'

export interface PlaceSlipDeps {
  readonly database: Database
  readonly clock: Clock
  readonly book: PriceBook
  readonly history: PriceHistory
  readonly limits: BetLimits &
    CombinationLimits & { readonly liveDelayMs: number; readonly exposure: ExposureLimits }
  readonly offers: Pick<OffersConfig, 'cashback' | 'multipleBonus'>
  readonly watch: Pick<QuoteWatch, 'isWatching' | 'quoteBets' | 'quotes'>
  readonly wait: Wait
  readonly notifyPlayer: (playerId: number, message: ServerMessage) => void
  /** Shows bets on pages that the player has at other servers. */
  readonly notifyElsewhere: (playerId: number, betIds: readonly number[]) => void
  readonly events: Pick<BusinessEvents, 'slipPlaced' | 'slipRefused'>
  readonly settledPlayers: Pick<SettledPlayers, 'has'>
  readonly tracing: Tracing
}

export interface SlipRequest {
  readonly playerId: number
  readonly slipId: string
  /** JSON text of the combinations, as received. */
  readonly wagers: string
  readonly usesCashback: boolean
  readonly oddsChange: OddsChangePreference
  /** Whether the player may not bet at the moment of the call. */
  readonly isExcluded: boolean
  /** The same after a wait; null when the session ended meanwhile. */
  readonly recheckSession: () => Promise<{ readonly isExcluded: boolean } | null>
}

/** Measured: more than 50 bets a call or more than two calls in flight is slower. */
const BETS_PER_CALL_MAX = 50
const CALLS_IN_FLIGHT_MAX = 2
/** About what is placed in a second: a slip that waits longer loses its price. */
const SLIPS_WAITING_MAX = 4_000

/** A call takes milliseconds; a lock may keep one waiting, but not all of them for so long. */
const BLOCKED_MS_MAX = 5_000

/** How long a price that was looked up may wait for the database. */
const PRICE_HOLD_MS = 5_000

interface SlipToSend {
  readonly slip: SlipToDecide
  /** The span that waits for it: slips of several traces go in one call. */
  readonly trace: string | null
}

interface Deciding {
  readonly fingerprint: string
  readonly result: Promise<SlipResult>
}

/** Places slips: each key is decided once, and every request with it returns that result. */
export class SlipPlacer {
  readonly #deps: PlaceSlipDeps
  readonly #commit: GroupCommit<SlipToSend, SlipOutcome>
  readonly #deciding = new Map<string, Deciding>()

  constructor(deps: PlaceSlipDeps) {
    this.#deps = deps
    this.#commit = new GroupCommit({
      send: (sent) => this.#placeBets(sent),
      weightOf: ({ slip }) => slip.offer.bets.length,
      weightMax: BETS_PER_CALL_MAX,
      callsMax: deps.database.isEmbedded ? 1 : CALLS_IN_FLIGHT_MAX,
      waitingMax: SLIPS_WAITING_MAX,
      overload: () => new DatabaseBusy(`${SLIPS_WAITING_MAX} slips wait to be placed`),
      isItemError: isDataError,
    })
  }

  /**
   * Whether bets can be placed now: their connections may lock accounts, which neither a lost nor a
   * read-only database allows, and slips do not wait behind hanging calls.
   */
  async isPlacing(): Promise<boolean> {
    if (this.#commit.blockedMs > BLOCKED_MS_MAX) return false
    await probeAccounts(this.#deps.database)
    return true
  }

  /** True while this slip is being decided. */
  isDeciding(playerId: number, slipId: string): boolean {
    return this.#deciding.has(keyOf(playerId, slipId))
  }

  async place(request: SlipRequest): Promise<SlipResult> {
    const read = readWagers(request.wagers, this.#deps.limits)
    if (isRefusal(read)) return this.#refused(read)
    const key = keyOf(request.playerId, request.slipId)
    const fingerprint = fingerprintOf(request, read)
    const deciding = this.#deciding.get(key)
    if (deciding?.fingerprint === fingerprint) return deciding.result
    const result = this.#deps.tracing.run('slip', {}, (span) =>
      noteResult(span, this.#decide(request, read, fingerprint)),
    )
    if (deciding) return result
    this.#deciding.set(key, { fingerprint, result })
    return result.finally(() => this.#deciding.delete(key))
  }

  async #decide(
    request: SlipRequest,
    read: ParsedWagers,
    fingerprint: string,
  ): Promise<SlipResult> {
    const decision = this.#evaluate(request, read, await this.#countsForBonus(request, read))
    return !isRefusal(decision) && this.#hasToWait(decision)
      ? this.#decideAfterDelay(request, read, fingerprint, decision)
      : this.#commitDecision(request, fingerprint, decision)
  }

  /** The situation is watched from the moment at which the slip was found in order. */
  async #decideAfterDelay(
    request: SlipRequest,
    read: ParsedWagers,
    fingerprint: string,
    { selections }: SlipOffer,
  ): Promise<SlipResult> {
    const { watch, wait, limits } = this.#deps
    const watched = watch.quotes.watchSituation(selections.map(({ selection }) => selection))
    try {
      const before = await this.#recorded(request, fingerprint)
      if (before) return before
      await wait(limits.liveDelayMs)
      const session = await request.recheckSession()
      // Nothing is decided: the page keeps the slip, under its key, for the next login.
      if (session === null) return refuse('no_session')
      const counts = await this.#countsForBonus(request, read)
      const later = { ...request, isExcluded: session.isExcluded }
      const decision = this.#evaluate(later, read, counts, watched.changed())
      return await this.#commitDecision(request, fingerprint, decision)
    } finally {
      watched.release()
    }
  }

  async #commitDecision(
    request: SlipRequest,
    fingerprint: string,
    decision: SlipOffer | SlipRefusal,
  ): Promise<SlipResult> {
    const proofs = this.#proofsOf(decision)
    const decided = await this.#withoutSecondCashback(request, decision)
    const outcome = await this.#submit(slipToDecide(request, fingerprint, decided, proofs))
    switch (outcome.outcome) {
      case 'refused':
        return this.#refused(recordedRefusal(outcome.refusal, outcome.facts))
      case 'reused':
        return this.#refused(refuse('slip_reused'))
      case 'repeated':
        return (await this.#recorded(request, fingerprint)) ?? refuse('slip_reused')
      case 'placed':
        return this.#placed(request.playerId, offerOf(decided), outcome)
    }
  }

  #submit(slip: SlipToDecide): Promise<SlipOutcome> {
    const { tracing } = this.#deps
    return tracing.run('slip commit', { bets: slip.offer.bets.length }, () =>
      this.#commit.submit({ slip, trace: tracing.current() }),
    )
  }

  /** In the trace of the first slip, with links to those of the others. */
  #placeBets(sent: readonly SlipToSend[]): Promise<readonly SlipOutcome[]> {
    const { database, limits, tracing } = this.#deps
    const [first = null, ...others] = sent.map(({ trace }) => trace)
    const slips = sent.map(({ slip }) => slip)
    const origin = { parent: first, links: others.filter((trace) => trace !== null) }
    const place = () => placeBets(database, slips, limits.exposure)
    return tracing.run('place bets', { slips: slips.length }, place, origin)
  }

  #evaluate(
    { oddsChange, isExcluded }: SlipRequest,
    read: ParsedWagers,
    countsForBonus: boolean,
    changedSituation: ReadonlySet<number> = NO_CHANGE,
  ): SlipOffer | SlipRefusal {
    if (isExcluded) return refuse('self_excluded')
    const { limits, clock, book } = this.#deps
    const now = clock.now()
    const offers = this.#offersAt(now, countsForBonus)
    const wish = { combinations: read.combinations, oddsChange, changedSituation }
    const question = { ...wish, limits, now, offers }
    return read.refusal ?? decideSlip(question, book)
  }

  /** Cashback is for one account of a person (decision 0098). Read only for bets that have it. */
  async #withoutSecondCashback(
    { playerId }: SlipRequest,
    decision: SlipOffer | SlipRefusal,
  ): Promise<SlipOffer | SlipRefusal> {
    const { kysely } = this.#deps.database
    const hasCashback = offerOf(decision).bets.some(({ cashbackPercent }) => cashbackPercent > 0)
    if (isRefusal(decision) || !hasCashback || (await isFirstAccount(kysely, playerId)))
      return decision
    return { ...decision, bets: decision.bets.map((bet) => ({ ...bet, cashbackPercent: 0 })) }
  }

  /** Read only for slips with multiples: everything else is decided without the database. */
  async #countsForBonus(
    { playerId }: SlipRequest,
    { combinations }: ParsedWagers,
  ): Promise<boolean> {
    const hasMultiple = combinations.some(({ selectionIds }) => selectionIds.length > 1)
    return hasMultiple && (await this.#deps.settledPlayers.has(playerId))
  }

  /**
   * The bonus is fixed at placement and counts for players with a settled bet; for cashback the
   * settlement leaves out the first bet.
   */
  #offersAt(now: number, countsForBonus: boolean): SlipOffers {
    const { cashback, multipleBonus } = this.#deps.offers
    return {
      cashback: isOffered(cashback, now),
      multipleBonus: countsForBonus && isOffered(multipleBonus, now),
    }
  }

  /** Read together with the prices: the next one may arrive before the database is called. */
  #proofsOf(decision: SlipOffer | SlipRefusal): readonly PriceProof[] {
    const ids = offerOf(decision).selections.map(({ selection }) => selection.selectionId)
    return this.#deps.history.unproven(ids)
  }

  #hasToWait(offer: SlipOffer): boolean {
    return this.#deps.limits.liveDelayMs > 0 && offer.selections.some(({ isLive }) => isLive)
  }

  async #recorded(request: SlipRequest, fingerprint: string): Promise<SlipResult | null> {
    const { kysely } = this.#deps.database
    const recorded = await readRecordedSlip(kysely, request.playerId, request.slipId)
    if (!recorded) return null
    return recorded.fingerprint === fingerprint ? recorded.result : refuse('slip_reused')
  }

  #refused(refusal: SlipRefusal): SlipRefusal {
    this.#deps.events.slipRefused(refusal.refused)
    return refusal
  }

  #placed(playerId: number, offer: SlipOffer, outcome: PlacedOutcome): PlacedSlip {
    const { events, notifyElsewhere, notifyPlayer, watch } = this.#deps
    events.slipPlaced(offer.bets.length, stakeOf(offer))
    const facts = offeredBetFacts(offer, outcome)
    const wallet = walletOf(outcome.cash, outcome.cashback)
    // Quoting is as expensive as deciding the slip; skip it without an open page.
    if (watch.isWatching(playerId)) {
      notifyPlayer(playerId, { type: 'wallet', wallet })
      notifyPlayer(playerId, { type: 'bets', bets: watch.quoteBets(playerId, facts) })
    } else
      notifyElsewhere(
        playerId,
        facts.map(({ betId }) => betId),
      )
    return { data: { reference: outcome.reference, bets: facts.map(placedBetWire) }, wallet }
  }
}

async function noteResult(span: Span, placing: Promise<SlipResult>): Promise<SlipResult> {
  const result = await placing
  if (isRefusal(result)) span.note({ refusal: result.refused })
  else span.note({ bets: result.data.bets.length })
  return result
}

const NO_CHANGE: ReadonlySet<number> = new Set()

const NO_OFFER: SlipOffer = { selections: [], bets: [] }

function offerOf(decision: SlipOffer | SlipRefusal): SlipOffer {
  return isRefusal(decision) ? NO_OFFER : decision
}

function stakeOf({ bets }: SlipOffer): number {
  return bets.reduce((sum, { stake }) => sum + stake, 0)
}

function slipToDecide(
  request: SlipRequest,
  fingerprint: string,
  decision: SlipOffer | SlipRefusal,
  proofs: readonly PriceProof[],
): SlipToDecide {
  return {
    playerId: request.playerId,
    slipId: request.slipId,
    fingerprint,
    usesCashback: request.usesCashback,
    offer: offerOf(decision),
    refusal: isRefusal(decision) ? { code: decision.refused, facts: decision.facts ?? null } : null,
    validUntilMs: performance.now() + PRICE_HOLD_MS,
    proofs,
  }
}

function keyOf(playerId: number, slipId: string): string {
  return `${playerId} ${slipId.toLowerCase()}`
}

function fingerprintOf({ usesCashback }: SlipRequest, { canonicalText }: ParsedWagers): string {
  return createHash('sha256').update(`${usesCashback} ${canonicalText}`).digest('base64url')
}
