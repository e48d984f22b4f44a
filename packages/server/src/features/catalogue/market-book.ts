import { GAME_STATUSES, isOver, isUnderWay } from '@caderneta/domain/markets/game/game'
import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { MarketStatus } from '@caderneta/domain/markets/market/market'
import type { NegativeEvent } from '@caderneta/domain/markets/market/market-type'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import type { FeedMessage, GameFixture } from '@caderneta/feed/messages'
import type { Clock } from '../../clock.ts'
import { alertsOf, type BookAlert, BookAlerts } from './book-alerts.ts'
import {
  applyBetCancel,
  applyBetStop,
  applyOddsChange,
  type GameState,
  newGame,
  setStatus,
} from './book-game.ts'
import { isKnownMarket } from './catalogue-texts.ts'
import { FeedMonitor, type Trust } from './feed-monitor.ts'
import { isInPlay } from './market-period.ts'
import { AllowedOffer } from './offer/allowed-offer.ts'
import type { PublishedPrice } from './prices/game-prices.ts'
import type { ReceivedSelection } from './prices/received-selection.ts'
import { SelectionLabels } from './prices/selection-labels.ts'
import { SureWins } from './sure-wins/sure-wins.ts'

const SPORT_IDS: ReadonlySet<number> = new Set(SPORTS.map(({ id }) => id))

/** What changed in one game: its state, and the selections named or all of them. */
export interface BookChange {
  readonly gameId: number
  readonly hasNewState: boolean
  readonly selectionIds: readonly number[] | 'all'
  /** Number of the first fact of the timeline that is new or changed; none without. */
  readonly factsFrom?: number | undefined
}

export type BookGame = Readonly<GameState>

type TrustListener = (trust: Trust, at: number) => void

type PricesListener = (selections: readonly PricedSelection[], at: number) => void

type OddsChange = Extract<FeedMessage, { kind: 'odds_change' }>
type FixtureChange = Extract<FeedMessage, { kind: 'fixture_change' }>

interface BookOptions {
  /** What compares the prices keeps what it found out about the markets: books may share it. */
  readonly sureWins?: SureWins
  /** Families of markets that are not on offer. */
  readonly negativeEventsOff?: ReadonlySet<NegativeEvent>
}

/**
 * The current prices, in memory. Every question about a price is answered here, and every answer is
 * 'suspended' while the feed is silent, so a stale price is never bettable.
 */
export class MarketBook {
  readonly #clock: Clock
  readonly #games = new Map<number, GameState>()
  readonly #labels = new SelectionLabels()
  readonly #monitor = new FeedMonitor()
  readonly #alerts = new BookAlerts()
  /** Another book of the same process may share it. */
  readonly sureWins: SureWins
  readonly #offer: AllowedOffer
  readonly #listeners: ((change: BookChange) => void)[] = []
  readonly #priceListeners: PricesListener[] = []
  readonly #trustListeners: TrustListener[] = []
  /** Games from before the restart that the feed has not mentioned yet. */
  readonly #unconfirmed = new Set<number>()
  #trust: Trust = 'none'
  #isClockOff = false
  #version = 0

  constructor(
    clock: Clock,
    { sureWins = new SureWins(), negativeEventsOff = new Set() }: BookOptions = {},
  ) {
    this.#clock = clock
    this.sureWins = sureWins
    this.#offer = new AllowedOffer(negativeEventsOff)
  }

  onChange(listener: (change: BookChange) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Calls the listener with every selection whose sent odds or status changed, and the arrival
   * time.
   */
  onPrices(listener: PricesListener): void {
    this.#priceListeners.push(listener)
  }

  /** Calls the listener when the trust in the feed changes, with its level. */
  onTrust(listener: TrustListener): void {
    this.#trustListeners.push(listener)
  }

  onAlert(listener: (alert: BookAlert) => void): void {
    this.#alerts.listen(listener)
  }

  /** Rises with every call of the `onChange` listeners. */
  get version(): number {
    return this.#version
  }

  /** Shows what was known before a restart; every message of the feed overrides it. */
  restore(games: readonly GameState[]): void {
    for (const game of games) {
      this.#offer.prune(game.selections)
      this.#games.set(game.fixture.gameId, game)
      this.#unconfirmed.add(game.fixture.gameId)
    }
  }

  /**
   * Goes on with a game that another leader published. What the feed no longer has stays readable,
   * suspended, as after a restart: a page may still show it.
   */
  continueFrom({ fixture, selections }: BookGame): void {
    this.#offer.prune(selections)
    this.#games.get(fixture.gameId)?.selections.addSuspended(selections)
    this.keepVersions(fixture.gameId, selections.values())
  }

  /**
   * The version of a price is that of its publication, by which a bet proves it, where this book
   * did not publish it itself.
   */
  keepVersions(gameId: number, published: readonly PublishedPrice[]): void {
    const game = this.#games.get(gameId)
    if (game) this.#publishPrices(game, game.selections.keepVersions(published))
  }

  /** A game that a whole snapshot does not mention is no longer a game of this feed. */
  #forgetUnconfirmed(): void {
    for (const id of this.#unconfirmed) {
      this.#games.delete(id)
      this.#publish(id, false, [])
    }
    this.#unconfirmed.clear()
  }

  /** Applies one message; true when a gap shows that a snapshot must be requested. */
  apply(message: FeedMessage): boolean {
    const observed = this.#monitor.observe(message, this.#clock.now())
    if (observed !== 'repeated') this.#take(message)
    if (this.#monitor.isComplete) this.#forgetUnconfirmed()
    this.refreshTrust()
    return observed === 'gap'
  }

  /** Number of the snapshot that would end the last gap; null when nothing is missing. */
  get missingSnapshot(): number | null {
    return this.#monitor.isComplete ? null : this.#monitor.request
  }

  /**
   * Checks whether the feed went silent or returned; publishes the games whose odds are affected.
   */
  refreshTrust(): void {
    const { trust } = this
    if (trust === this.#trust) return
    this.#trust = trust
    for (const listener of this.#trustListeners) listener(trust, this.#clock.now())
    for (const game of this.#games.values()) {
      if (!isOver(game.status)) this.#publish(game.fixture.gameId, false, 'all')
    }
  }

  get trust(): Trust {
    const observed = this.#monitor.trust(this.#clock.now())
    return observed === 'all' && this.#isClockOff ? 'not_live' : observed
  }

  /** How long ago the feed sent its last message, in seconds; null before the first one. */
  get feedAgeSeconds(): number | null {
    const age = this.#monitor.age(this.#clock.now())
    return age === null ? null : age / 1000
  }

  /**
   * True when a whole snapshot arrived and the last message was sent at most so many seconds ago;
   * null: the feed does not count.
   */
  isCurrent(ageSecondsMax: number | null): boolean {
    if (ageSecondsMax === null) return true
    const age = this.feedAgeSeconds
    return this.#monitor.isComplete && age !== null && age <= ageSecondsMax
  }

  /** With a clock that is off the age of a live price is unknown. */
  setClockOff(isOff: boolean): void {
    this.#isClockOff = isOff
    this.refreshTrust()
  }

  game(gameId: number): BookGame | undefined {
    return this.#games.get(gameId)
  }

  get gamesCount(): number {
    return this.#games.size
  }

  games(): IterableIterator<BookGame> {
    return this.#games.values()
  }

  /** As it may be bet on now: the status accounts for silence, gaps and kick-off. */
  selection(selectionId: number): PricedSelection | undefined {
    const game = this.#games.get(gameOf(selectionId))
    const selection = game?.selections.get(selectionId)
    return game && selection && { ...selection, status: this.statusOf(game, selection) }
  }

  /** Whether anything of the game may be bet on at this moment. */
  isOpen(gameId: number): boolean {
    const game = this.#games.get(gameId)
    return game !== undefined && this.#isBelieved(game)
  }

  /** The status in which a selection may be shown and bet on at this moment. */
  statusOf(game: BookGame, selection: ReceivedSelection): MarketStatus {
    if (selection.status === 'closed' || isOver(game.status)) return 'closed'
    const isBelieved = this.#isBelieved(game) && this.#isCurrent(game, selection)
    return isBelieved ? selection.status : 'suspended'
  }

  /** As the feed sent it, whatever its silence: suspended when it is from before a gap. */
  sentStatusOf(game: BookGame, selection: ReceivedSelection): MarketStatus {
    const isFresh = game.doubt === null && selection.era === this.#monitor.request
    return isFresh || selection.status === 'closed' ? selection.status : 'suspended'
  }

  #isBelieved(game: BookGame): boolean {
    const { trust } = this
    if (trust === 'none' || !game.isStored || game.doubt !== null) return false
    if (!SPORT_IDS.has(game.fixture.sportId)) return false
    if (isUnderWay(game.status)) return trust === 'all' && game.status !== 'interrupted'
    return game.status === 'scheduled' && this.#clock.now() < game.fixture.startsAt
  }

  #isCurrent(game: BookGame, selection: ReceivedSelection): boolean {
    return !game.contradicted.has(selection.marketId) && this.#isOnOffer(game, selection)
  }

  /** Sent since the last gap, of a market that the product knows and that is not decided yet. */
  #isOnOffer({ clock }: BookGame, { marketId, era }: ReceivedSelection): boolean {
    return era === this.#monitor.request && isKnownMarket(marketId) && isInPlay(marketId, clock)
  }

  /**
   * The database has stored fixture and status of this game as they were in `seen`; true when that
   * is news, and they still are.
   */
  markStored(gameId: number, seen: { fixture: GameFixture; status: string }): boolean {
    const game = this.#games.get(gameId)
    if (!game || game.isStored) return false
    if (game.fixture !== seen.fixture || game.status !== seen.status) return false
    game.isStored = true
    this.#publish(gameId, false, 'all')
    return true
  }

  /** Drops games that were over before this moment, once the database has them. */
  forgetEndedBefore(moment: number): void {
    for (const [id, game] of this.#games) {
      if (game.endedAt === null || game.endedAt >= moment || !game.isStored) continue
      this.#games.delete(id)
      this.#publish(id, false, [])
    }
  }

  #take(message: FeedMessage): void {
    if (message.kind === 'fixture') return this.#takeFixture(message.fixture)
    const game = 'gameId' in message ? this.#games.get(message.gameId) : undefined
    if (!game) return
    if (message.kind === 'fixture_change') this.#takeFixtureChange(game, message)
    else if (message.kind === 'odds_change') this.#takeOdds(game, this.#offer.of(message))
    else if (message.kind === 'bet_stop') this.#shut(game, applyBetStop(game, message.marketIds))
    else if (message.kind === 'bet_cancel' && message.to === null)
      this.#shut(game, applyBetCancel(game, message.marketIds))
  }

  #shut(game: GameState, changed: readonly number[]): void {
    this.#publishPrices(game, changed)
    // Less on offer contradicts nothing that it did not before.
    const others = game.contradicted.size === 0 ? [] : this.#compareMarkets(game, changed)
    this.#publish(game.fixture.gameId, false, [...changed, ...others])
  }

  #takeOdds(game: GameState, message: OddsChange): void {
    if (!this.#isStatusKnown(game, message.status)) return
    // Prices of other teams are invalid, even after the right teams return.
    const era = game.doubt === 'teams' ? NEVER : this.#monitor.request
    const received = { at: message.at, era }
    const applied = applyOddsChange(game, message, received)
    for (const alert of alertsOf(game, message, applied)) this.#alerts.raise(alert)
    this.#publishPrices(game, applied.changed)
    // One that is repeated unchanged after a gap is on offer again.
    const sent = message.markets.flatMap(({ selections }) => selections.map(idOf))
    const changed = [...applied.changed, ...this.#compareMarkets(game, sent)]
    const selectionIds = game.isStored ? changed : 'all'
    const { factsFrom } = applied
    this.#announce({ gameId: message.gameId, hasNewState: true, selectionIds, factsFrom })
  }

  /** Looks for contradictions between markets; returns the selections that they affect by now. */
  #compareMarkets(game: GameState, sent: readonly number[]): readonly number[] {
    const before = game.contradicted
    const isOnOffer = (one: ReceivedSelection) => this.#isOnOffer(game, one)
    const offer = { isOnOffer, era: this.#monitor.request }
    game.contradicted = this.sureWins.marketsOf(game, offer, sent)
    if (before.size === 0 && game.contradicted.size === 0) return []
    for (const marketId of game.contradicted) {
      const { gameId } = game.fixture
      if (!before.has(marketId)) this.#alerts.raise({ problem: 'sure_win', gameId, marketId })
    }
    const isAffected = (id: number) => before.has(id) !== game.contradicted.has(id)
    const affected = game.selections.values().filter(({ marketId }) => isAffected(marketId))
    return affected.map(({ selectionId }) => selectionId)
  }

  /** An unknown status changes nothing except that the game is not trusted. */
  #isStatusKnown(game: GameState, status: string): boolean {
    const isKnown = GAME_STATUSES.some((one) => one === status)
    this.#setDoubt(game, 'status', !isKnown)
    return isKnown
  }

  #takeFixture(fixture: GameFixture): void {
    const game = this.#games.get(fixture.gameId)
    const isFirstMessage = this.#unconfirmed.delete(fixture.gameId)
    if (!game || (isFirstMessage && teamsOf(game.fixture) !== teamsOf(fixture)))
      this.#games.set(fixture.gameId, newGame(fixture, this.#labels))
    else {
      const isOtherGame = teamsOf(game.fixture) !== teamsOf(fixture)
      this.#setDoubt(game, 'teams', isOtherGame)
      if (isOtherGame || JSON.stringify(game.fixture) === JSON.stringify(fixture)) return
      Object.assign(game, { fixture, isStored: false })
    }
    this.#publish(fixture.gameId, true, 'all')
  }

  #takeFixtureChange(game: GameState, message: FixtureChange): void {
    const { startsAt = game.fixture.startsAt, status = game.status } = message
    if (!this.#isStatusKnown(game, status)) return
    if (startsAt !== game.fixture.startsAt) {
      game.fixture = { ...game.fixture, startsAt }
      game.isStored = false
    }
    setStatus(game, status, message.at)
    this.#publish(message.gameId, true, 'all')
  }

  #setDoubt(game: GameState, doubt: NonNullable<GameState['doubt']>, isDoubtful: boolean): void {
    if (isDoubtful ? game.doubt !== null : game.doubt !== doubt) return
    const { gameId } = game.fixture
    game.doubt = isDoubtful ? doubt : null
    if (isDoubtful) this.#alerts.raise({ problem: doubt, gameId, marketId: null })
    this.#publish(gameId, false, 'all')
  }

  #publishPrices(game: GameState, changed: readonly number[]): void {
    const selections = changed.flatMap((id) => game.selections.get(id) ?? [])
    const at = this.#clock.now()
    for (const listener of this.#priceListeners) listener(selections, at)
  }

  #publish(gameId: number, hasNewState: boolean, selectionIds: BookChange['selectionIds']): void {
    this.#announce({ gameId, hasNewState, selectionIds })
  }

  #announce(change: BookChange): void {
    this.#version += 1
    for (const listener of this.#listeners) listener(change)
  }
}

const NEVER = -1

const idOf = ({ selectionId }: { readonly selectionId: number }): number => selectionId

/** Home and away by their numbers: the reverse order is another game. */
function teamsOf({ teams: [home, away] }: GameFixture): string {
  return `${home.id} ${away.id}`
}
