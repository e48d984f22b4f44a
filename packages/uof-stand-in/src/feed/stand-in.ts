import { setImmediate } from 'node:timers/promises'
import { indexOf } from '@caderneta/domain/markets/market/game-selection'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import type { FeedBody, FeedMessage, SelectionOutcome } from '@caderneta/feed/messages'
import type { FeedProvider, FeedSession } from '@caderneta/feed/provider'
import type { SeasonSelection } from '../markets/write-selection.ts'
import { SeasonGame } from '../season/season-game.ts'
import { isOn, type SeasonPast } from '../season/season-past.ts'
import { routingKey } from '../wire/routing-key.ts'
import { matchUrn } from '../wire/urns.ts'
import {
  type NamedOutcome,
  writeHandOver,
  writeNames,
  writeOdds,
  writeResults,
} from '../wire/write-markets.ts'
import { writeStatus } from '../wire/write-status.ts'
import { xml } from '../wire/xml.ts'

/** Where messages go: a broker, or a listener of a test. */
export interface Publisher {
  /** Resolves when more may be published. */
  publish(routingKey: string, message: string): Promise<void>
}

export const PRE_MATCH = 3
export const LIVE = 1
const PRODUCERS = [PRE_MATCH, LIVE] as const

interface Recovery {
  readonly product: number
  /** Milliseconds UTC; null for everything that is on offer. */
  readonly after: number | null
  readonly requestId: number
  readonly nodeId: number | null
}

interface StandInOptions {
  readonly publisher: Publisher
  readonly now: () => number
  /** Matches of before the season, for replies alone: the feed has no message for them. */
  readonly past?: SeasonPast
}

type BodyOf<Kind extends FeedBody['kind']> = Extract<FeedBody, { kind: Kind }>

/** What decides bets: a recovery sends it again. */
interface Stateful {
  readonly at: number
  readonly game: SeasonGame
  readonly kind: string
  readonly product: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly string[]
}

/** A match that was never priced has not changed: its first prices are news. */
const ANY_CHANGE = 1
const GAMES_PER_TURN = 20
const STATEFUL_KEPT = 100_000
/** What the producers say so far back is sent again at the start. */
const RESUME_MS = 2 * 3_600_000

/** A season as the Unified Odds Feed would send it. */
export class StandIn {
  readonly #options: StandInOptions
  readonly #games = new Map<number, SeasonGame>()
  readonly #stateful: Stateful[] = []
  /** Producers whose messages somebody has asked for. */
  readonly #subscribed = new Set<number>()
  #session: FeedSession | null = null
  readonly #recoveries = new Set<Promise<void>>()
  #publishing: Promise<void> = Promise.resolve()
  readonly #listed: Promise<void>
  #markListed = () => {}

  constructor(options: StandInOptions) {
    this.#options = options
    this.#listed = new Promise((resolve) => {
      this.#markListed = resolve
    })
  }

  /** Resolves when the matches of the season are priced; those that start first come first. */
  play(provider: FeedProvider): Promise<void> {
    const { now } = this.#options
    return new Promise((resolve) => {
      const listener = (message: FeedMessage) => {
        if (message.kind !== 'fixture') this.#markListed()
        if (message.kind === 'snapshot_complete') resolve()
        else this.take(message)
      }
      const [epoch, resumeFrom] = [now(), now() - RESUME_MS]
      this.#session = provider.start({ epoch, resumeFrom, now, listener })
    })
  }

  /** Resolves when the fixtures are known that come before the first price. */
  listed(): Promise<void> {
    return this.#listed
  }

  async stop(): Promise<void> {
    this.#session?.stop()
    await this.published()
  }

  /** Everything so far is sent, with the recoveries under way. */
  async published(): Promise<void> {
    await Promise.all(this.#recoveries)
    await this.#publishing
  }

  games(): IterableIterator<SeasonGame> {
    return this.#games.values()
  }

  /** Those that start on a day in UTC, such as '2026-11-21', also before the season. */
  gamesOn(day: string): readonly SeasonGame[] {
    const known = [...this.#games.values()].filter(({ fixture }) => isOn(day, fixture.startsAt))
    const { past } = this.#options
    if (past === undefined) return known
    const isNew = ({ fixture }: SeasonGame) => !this.#games.has(fixture.gameId)
    return [...known, ...past.ofDay(day).filter(isNew)]
  }

  game(gameId: number): SeasonGame | undefined {
    return this.#games.get(gameId) ?? this.#options.past?.game(gameId)
  }

  /** Sends `alive` of every producer. */
  beat(): void {
    for (const product of PRODUCERS) {
      const subscribed = this.#subscribed.has(product) ? 1 : 0
      this.#publish(
        routingKey({ kind: 'alive' }),
        xml('alive', { product, timestamp: this.#options.now(), subscribed }),
      )
    }
  }

  /** Sends again what was missed; resolves when `snapshot_complete` is sent. */
  async recover(recovery: Recovery, gameId: number | null = null): Promise<void> {
    const recovering = this.#recover(recovery, gameId)
    this.#recoveries.add(recovering)
    await recovering.finally(() => this.#recoveries.delete(recovering))
  }

  async #recover(recovery: Recovery, gameId: number | null): Promise<void> {
    const { product, after, requestId } = recovery
    this.#subscribed.add(product)
    let sent = 0
    for (const game of [...this.#games.values()]) {
      if (productOf(game) !== product || (gameId !== null && game.fixture.gameId !== gameId))
        continue
      if (game.changedAt < (after ?? ANY_CHANGE)) continue
      this.#sendOdds(game, game.books(), recovery)
      sent += 1
      await this.#publishing
      // The rest of the season is priced in between.
      if (sent % GAMES_PER_TURN === 0) await setImmediate()
    }
    if (after !== null) this.#resend(recovery, after)
    const message = { product, timestamp: this.#options.now(), request_id: requestId }
    this.#publish(
      routingKey({ kind: 'snapshot_complete', nodeId: recovery.nodeId }),
      xml('snapshot_complete', message),
    )
    await this.#publishing
  }

  take(body: FeedBody): void {
    if (body.kind === 'fixture') return this.#takeFixture(body)
    const game = 'gameId' in body ? this.#games.get(body.gameId) : undefined
    if (!game) return
    const at = this.#options.now()
    switch (body.kind) {
      case 'odds_change':
        return this.#takeOdds(game, body, at)
      case 'fixture_change':
        return this.#changeFixture(game, body)
      case 'bet_stop':
        return this.#stopBetting(game, body, at)
      case 'bet_settlement':
        return this.#settle(game, body)
      case 'bet_cancel':
        return this.#cancel(game, 'bet_cancel', body.marketIds, {
          ...(body.from !== null && { start_time: body.from }),
          ...(body.to !== null && { end_time: body.to }),
        })
      case 'rollback_bet_cancel':
      case 'rollback_bet_settlement':
        return this.#cancel(game, body.kind, body.marketIds, {})
    }
  }

  #takeFixture({ fixture }: BodyOf<'fixture'>): void {
    const game = this.#games.get(fixture.gameId)
    if (!game) {
      this.#games.set(fixture.gameId, new SeasonGame(fixture))
      return
    }
    const isSame = JSON.stringify(game.fixture) === JSON.stringify(fixture)
    game.fixture = fixture
    if (!isSame) this.#announceChange(game)
  }

  #changeFixture(game: SeasonGame, { startsAt, status }: BodyOf<'fixture_change'>): void {
    if (startsAt !== undefined) game.fixture = { ...game.fixture, startsAt }
    if (status !== undefined) game.setStatus(status)
    game.changedAt = this.#options.now()
    this.#announceChange(game)
    if (status !== undefined) this.#sendOdds(game, new Map())
  }

  #announceChange(game: SeasonGame): void {
    const [dateOrTime, cancelled] = [2, 3]
    this.#sendOfGame(game, 'fixture_change', {
      start_time: game.fixture.startsAt,
      change_type: game.status === 'cancelled' ? cancelled : dateOrTime,
    })
  }

  #takeOdds(game: SeasonGame, body: BodyOf<'odds_change'>, at: number): void {
    const hadStarted = game.hasStarted
    const changed = game.take(body, at)
    if (hadStarted === game.hasStarted) return this.#sendOdds(game, changed)
    const { sportId } = game.fixture
    const handOver = [writeStatus(game), xml('odds', {}, writeHandOver(sportId, game.books()))]
    this.#sendOfGame(game, 'odds_change', {}, handOver, { product: PRE_MATCH })
    this.#sendOdds(game, game.books())
  }

  #sendOdds(game: SeasonGame, books: ReturnType<SeasonGame['take']>, recovery?: Recovery): void {
    const odds = xml('odds', {}, writeOdds(game.fixture.sportId, books))
    this.#sendOfGame(game, 'odds_change', {}, [writeStatus(game), odds], recovery)
  }

  #stopBetting(game: SeasonGame, { marketIds }: BodyOf<'bet_stop'>, at: number): void {
    const stopped = game.suspend(marketIds, at)
    if (marketIds === 'all') this.#sendOfGame(game, 'bet_stop', { groups: 'all' })
    else this.#sendOdds(game, stopped)
  }

  #settle(game: SeasonGame, { outcomes, certainty }: BodyOf<'bet_settlement'>): void {
    const named = outcomes.flatMap((outcome) => namedOutcome(game, outcome))
    const markets = writeResults(game.fixture.sportId, named)
    if (markets.length === 0) return
    const attributes = { certainty: certainty === 'live' ? 1 : 2 }
    this.#sendStateful(game, 'bet_settlement', attributes, [xml('outcomes', {}, markets)])
  }

  #cancel(
    game: SeasonGame,
    kind: string,
    marketIds: 'all' | readonly number[],
    attributes: Readonly<Record<string, number>>,
  ): void {
    const books = game.books(
      (book) => marketIds === 'all' || marketIds.includes(Number(book.split(' ')[0])),
    )
    const markets = writeNames(game.fixture.sportId, books)
    if (markets.length > 0) this.#sendStateful(game, kind, attributes, markets)
  }

  #sendStateful(
    game: SeasonGame,
    kind: string,
    attributes: Readonly<Record<string, number>>,
    children: readonly string[],
  ): void {
    const [at, product] = [this.#options.now(), productOf(game)]
    this.#stateful.push({ at, game, kind, product, attributes, children })
    if (this.#stateful.length > STATEFUL_KEPT) this.#stateful.shift()
    this.#sendOfGame(game, kind, attributes, children)
  }

  #resend(recovery: Recovery, after: number): void {
    for (const { at, game, kind, product, attributes, children } of this.#stateful)
      if (at >= after && product === recovery.product)
        this.#sendOfGame(game, kind, attributes, children, recovery)
  }

  #sendOfGame(
    game: SeasonGame,
    kind: string,
    attributes: Readonly<Record<string, string | number>>,
    children: readonly string[] = [],
    sender: Pick<Recovery, 'product'> & Partial<Recovery> = { product: productOf(game) },
  ): void {
    const { product, requestId, nodeId } = sender
    const { gameId, sportId } = game.fixture
    const envelope = {
      product,
      event_id: matchUrn(gameId),
      timestamp: this.#options.now(),
      request_id: requestId,
    }
    const key = routingKey({ kind, sportId, gameId, isLive: product === LIVE, nodeId })
    this.#publish(key, xml(kind, { ...envelope, ...attributes }, children))
  }

  #publish(key: string, message: string): void {
    this.#publishing = this.#publishing.then(() => this.#options.publisher.publish(key, message))
  }
}

function productOf({ hasStarted }: SeasonGame): number {
  return hasStarted ? LIVE : PRE_MATCH
}

const FOOTBALL_BY_INDEX = new Map(FOOTBALL_SELECTIONS.map((one) => [one.index, one]))

/** A result may come for a selection that was never on sale. */
function namedOutcome(game: SeasonGame, outcome: SelectionOutcome): readonly NamedOutcome[] {
  const known = game.selection(outcome.selectionId)
  const named: SeasonSelection | undefined = known
    ? { ...known.selection, marketId: known.marketId, specifier: known.specifier }
    : game.fixture.sportId === FOOTBALL
      ? FOOTBALL_BY_INDEX.get(indexOf(outcome.selectionId))
      : undefined
  return named ? [{ ...outcome, named }] : []
}
