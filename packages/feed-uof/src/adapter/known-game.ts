import type { Score } from '@caderneta/domain/markets/game/game'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import type { FeedBody, GameFixture, SelectionOutcome } from '@caderneta/feed/messages'
import { type KnownScore, knownAfter, NO_SCORE } from '../checking/known-score.ts'
import { resultByRule } from '../checking/result-by-rule.ts'
import { type MappedMarket, mapMarket } from '../mapping/map-market.ts'
import type { UofEventMessage, UofMarketKey, UofSettledMarket } from '../messages/uof-message.ts'
import { type MatchState, stateAfter } from './game-state.ts'
import { KnownMarket } from './known-market.ts'
import { outcomeResult } from './outcome-result.ts'
import { pastResult } from './past-result.ts'

/** What is not offered or not applied, for an operator to look at. */
type Omission = 'market' | 'outcome' | 'result' | 'cancel'

export interface GameDeps {
  readonly nextVersion: () => number
  readonly isUp: (product: number) => boolean
  readonly isLiveProducer: (product: number) => boolean
  /** True when a market of the feed belongs to one of these groups. */
  readonly isInGroups: (uofId: number, groups: readonly string[]) => boolean
  readonly onOmitted: (omission: Omission, sport: SportRoute, market: UofMarketKey) => void
}

type MessageOf<Kind extends UofEventMessage['kind']> = Extract<UofEventMessage, { kind: Kind }>

/** One match: what the feed has sent of it, in our terms. Each method returns what follows. */
export class KnownGame {
  readonly #deps: GameDeps
  readonly sport: SportRoute
  readonly #markets = new Map<string, KnownMarket>()
  readonly #settled = new Set<number>()
  #fixture: GameFixture
  #state: MatchState = { status: 'scheduled', clock: null, score: [0, 0] }
  #known: KnownScore = NO_SCORE
  #isAnnounced = false
  /** When the last odds of the producer of odds during matches were sent (milliseconds UTC). */
  #liveAt = Number.NEGATIVE_INFINITY

  constructor(deps: GameDeps, sport: SportRoute, fixture: GameFixture) {
    this.#deps = deps
    this.sport = sport
    this.#fixture = fixture
  }

  get gameId(): number {
    return this.#fixture.gameId
  }

  get startsAt(): number {
    return this.#fixture.startsAt
  }

  /** Another kick-off, other names. */
  changeFixture(fixture: GameFixture): readonly FeedBody[] {
    const isSame = JSON.stringify(fixture) === JSON.stringify(this.#fixture)
    this.#fixture = fixture
    return this.#isAnnounced && !isSame ? [{ kind: 'fixture', fixture }] : []
  }

  cancelMatch(): readonly FeedBody[] {
    this.#state = { ...this.#state, status: 'cancelled' }
    const { gameId } = this
    return this.#isAnnounced ? [{ kind: 'fixture_change', gameId, status: 'cancelled' }] : []
  }

  /** It was over before the start; nothing of a match of which the feed has sent odds. */
  takePastResult(score: Score): readonly FeedBody[] {
    if (this.#isAnnounced) return []
    this.#isAnnounced = true
    this.#state = { status: 'ended', clock: null, score }
    return pastResult(this.#fixture, score)
  }

  takeOdds(message: MessageOf<'odds_change'>): readonly FeedBody[] {
    const { product, at, status } = message
    const isLiveProducer = this.#deps.isLiveProducer(product)
    // Producers are read beside each other: one may be minutes behind during its recovery.
    const isBehind = !isLiveProducer && at < this.#liveAt
    if (isLiveProducer) this.#liveAt = Math.max(this.#liveAt, at)
    if (!isBehind) {
      this.#state = stateAfter(this.#state, status, { sport: this.sport, isLiveProducer })
      this.#known = knownAfter(this.#known, status, this.#state)
    }
    const sending = { product, at, isBehind }
    const changed = new Set<KnownMarket>()
    for (const sent of message.markets) {
      const mapped = this.#mapped(sent)
      if (!mapped) continue
      const market = this.#marketOf(sent, mapped, product)
      market.take(sent, mapped, sending)
      changed.add(market)
      for (const { id } of sent.outcomes)
        if (!mapped.selections.has(id)) this.#deps.onOmitted('outcome', this.sport, sent)
    }
    if (!this.#isAnnounced && this.#markets.size === 0) return []
    return [...this.#announcement(), this.#oddsChange([...changed])]
  }

  stopBetting({ product, groups, at }: MessageOf<'bet_stop'>): readonly FeedBody[] {
    const isAll = groups.includes('all')
    return this.#suspend(
      (market) =>
        market.product === product && (isAll || this.#deps.isInGroups(market.uofId, groups)),
      at,
    )
  }

  /** A producer is down: nothing that it sent may be bet on. */
  suspendProducer(product: number): readonly FeedBody[] {
    // What the feed last said stays known: it holds again when nothing was missed.
    const marketIds = this.#marketIds((market) => market.product === product)
    return marketIds.length === 0 ? [] : [{ kind: 'bet_stop', gameId: this.gameId, marketIds }]
  }

  /** A recovery was requested: it holds against what a clock that was ahead has dated. */
  expectRecovery(product: number, now: number): void {
    if (this.#liveAt > now) this.#liveAt = Number.NEGATIVE_INFINITY
    for (const market of this.#markets.values())
      if (market.product === product) market.forgetTimeAfter(now)
  }

  /** Everything that is on offer was requested: what does not come again is not. */
  markStale(product: number): void {
    for (const market of this.#markets.values())
      if (market.product === product) market.isStale = true
  }

  /** A producer is up again: what it has on offer may be bet on. */
  openProducer(product: number): readonly FeedBody[] {
    const markets = [...this.#markets.values()].filter((market) => market.product === product)
    for (const market of markets) if (market.isStale) market.suspend()
    const current = markets.filter(({ isStale }) => !isStale)
    return current.length === 0 ? [] : [this.#oddsChange(current)]
  }

  settle({ markets, certainty }: MessageOf<'bet_settlement'>): readonly FeedBody[] {
    const outcomes = markets.flatMap((market) => this.#outcomesOf(market))
    return outcomes.length === 0 ? [] : this.#decide(outcomes, certainty)
  }

  rollBackSettlement({ markets }: MessageOf<'rollback_bet_settlement'>): readonly FeedBody[] {
    return this.#rollBack(this.#books(markets))
  }

  /**
   * A cancelled market of several books is not ours to cancel by its line: without a period the
   * selections of the line are void, with one it is left to an operator.
   */
  cancel(message: MessageOf<'bet_cancel'>): readonly FeedBody[] {
    const { from, to } = message
    const { whole, lines } = this.#byBooks(message.markets)
    const isLimited = from !== null || to !== null
    if (isLimited && lines.length > 0)
      for (const market of message.markets)
        if (mapMarket(this.sport, market)?.isOnlyBook === false)
          this.#deps.onOmitted('cancel', this.sport, market)
    const marketIds = idsOf(whole)
    if (to === null) for (const market of this.#marketsOf(message.markets)) market.close()
    const cancelled: readonly FeedBody[] =
      marketIds.length === 0
        ? []
        : [{ kind: 'bet_cancel', gameId: this.gameId, marketIds, from, to }]
    const voided = isLimited ? [] : lines.flatMap((mapped) => this.#voids(mapped))
    return [...cancelled, ...(voided.length === 0 ? [] : this.#decide(voided, 'confirmed'))]
  }

  rollBackCancel({ markets }: MessageOf<'rollback_bet_cancel'>): readonly FeedBody[] {
    const { whole, lines } = this.#byBooks(markets)
    const marketIds = idsOf(whole)
    const restored: readonly FeedBody[] =
      marketIds.length === 0
        ? []
        : [{ kind: 'rollback_bet_cancel', gameId: this.gameId, marketIds }]
    return [...restored, ...this.#rollBack(lines)]
  }

  /** Everything that is known, for a listener that has lost something. */
  snapshot(): readonly FeedBody[] {
    if (!this.#isAnnounced) return []
    return [
      { kind: 'fixture', fixture: this.#fixture },
      this.#oddsChange([...this.#markets.values()]),
    ]
  }

  #announcement(): readonly FeedBody[] {
    if (this.#isAnnounced) return []
    this.#isAnnounced = true
    return [{ kind: 'fixture', fixture: this.#fixture }]
  }

  #oddsChange(changed: readonly KnownMarket[]): FeedBody {
    const version = this.#deps.nextVersion()
    const settled = this.#settled
    const markets = changed.flatMap((market) => {
      const isUp = this.#deps.isUp(market.product) && !market.isStale
      return market.entries(this.gameId, { isUp, version, settled })
    })
    return { kind: 'odds_change', gameId: this.gameId, ...this.#state, markets }
  }

  #mapped(key: UofMarketKey): MappedMarket | undefined {
    const mapped = mapMarket(this.sport, key)
    if (!mapped) this.#deps.onOmitted('market', this.sport, key)
    return mapped
  }

  #books(keys: readonly UofMarketKey[]): readonly MappedMarket[] {
    return keys.map((key) => this.#mapped(key)).filter((mapped) => mapped !== undefined)
  }

  #marketOf(sent: UofMarketKey, mapped: MappedMarket, product: number): KnownMarket {
    const key = keyOf(mapped)
    const known = this.#markets.get(key)
    if (known) return known
    const market = new KnownMarket(sent.id, mapped, product)
    this.#markets.set(key, market)
    return market
  }

  #marketsOf(keys: readonly UofMarketKey[]): readonly KnownMarket[] {
    return keys.flatMap((key) => {
      const mapped = mapMarket(this.sport, key)
      const market = mapped && this.#markets.get(keyOf(mapped))
      return market ? [market] : []
    })
  }

  #suspend(isMeant: (market: KnownMarket) => boolean, at: number): readonly FeedBody[] {
    for (const market of this.#markets.values()) if (isMeant(market)) market.suspend(at)
    const marketIds = this.#marketIds(isMeant)
    return marketIds.length === 0 ? [] : [{ kind: 'bet_stop', gameId: this.gameId, marketIds }]
  }

  #marketIds(isMeant: (market: KnownMarket) => boolean): number[] {
    const meant = [...this.#markets.values()].filter(isMeant)
    return [...new Set(meant.map(({ marketId }) => marketId))]
  }

  #outcomesOf(sent: UofSettledMarket): readonly SelectionOutcome[] {
    const mapped = mapMarket(this.sport, sent)
    if (!mapped) return []
    return sent.outcomes.flatMap((outcome) => {
      const selection = mapped.selections.get(outcome.id)
      if (!selection) return []
      const result = outcomeResult(outcome)
      if (!result) {
        this.#deps.onOmitted('result', this.sport, sent)
        return []
      }
      const id = selectionId(this.gameId, selection.index)
      const byRule = resultByRule(this.sport, selection, this.#known)
      const checked = byRule === null ? result : { ...result, byRule }
      return [{ selectionId: id, marketId: mapped.marketId, ...checked }]
    })
  }

  #voids(mapped: MappedMarket): readonly SelectionOutcome[] {
    return [...mapped.selections.values()].map(({ index }) => ({
      selectionId: selectionId(this.gameId, index),
      marketId: mapped.marketId,
      result: 'void',
    }))
  }

  /** What is decided takes no more bets, whatever the odds that follow say. */
  #decide(
    outcomes: readonly SelectionOutcome[],
    certainty: 'live' | 'confirmed',
  ): readonly FeedBody[] {
    for (const outcome of outcomes) this.#settled.add(outcome.selectionId)
    const ids = new Set(outcomes.map(({ marketId }) => marketId))
    const markets = [...this.#markets.values()].filter(({ marketId }) => ids.has(marketId))
    const { gameId } = this
    const closed = markets.length === 0 ? [] : [this.#oddsChange(markets)]
    return [...closed, { kind: 'bet_settlement', gameId, certainty, outcomes }]
  }

  #rollBack(books: readonly MappedMarket[]): readonly FeedBody[] {
    if (books.length === 0) return []
    const selectionIds = books.flatMap(({ selections }) =>
      [...selections.values()].map(({ index }) => selectionId(this.gameId, index)),
    )
    for (const id of selectionIds) this.#settled.delete(id)
    const { gameId } = this
    return [{ kind: 'rollback_bet_settlement', gameId, marketIds: idsOf(books), selectionIds }]
  }

  #byBooks(keys: readonly UofMarketKey[]) {
    const books = this.#books(keys)
    return {
      whole: books.filter(({ isOnlyBook }) => isOnlyBook),
      lines: books.filter(({ isOnlyBook }) => !isOnlyBook),
    }
  }
}

function keyOf({ marketId, specifier }: MappedMarket): string {
  return `${marketId} ${specifier}`
}

function idsOf(books: readonly MappedMarket[]): number[] {
  return [...new Set(books.map(({ marketId }) => marketId))]
}
