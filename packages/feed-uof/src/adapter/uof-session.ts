import type { Score } from '@caderneta/domain/markets/game/game'
import { growingPause } from '@caderneta/feed/growing-pause'
import type { FeedBody } from '@caderneta/feed/messages'
import { Outlet } from '@caderneta/feed/outlet'
import type { FeedSession, LiveStart } from '@caderneta/feed/provider'
import type { Timers } from '@caderneta/feed/timers'
import {
  readMarketGroups,
  readProducers,
  readReply,
  readVirtualHost,
} from '../descriptions/read-replies.ts'
import { readMessage } from '../messages/read-message.ts'
import type { UofEventMessage, UofMessage } from '../messages/uof-message.ts'
import { AHEAD_MAX_MS } from '../recovery/producer-watch.ts'
import { wantedBindings } from '../transport/routing.ts'
import type { UofLink } from '../transport/uof-transport.ts'
import { FixtureDesk } from './fixture-desk.ts'
import { inTurns } from './in-turns.ts'
import { type GameDeps, KnownGame } from './known-game.ts'
import { PastDesk } from './past-desk.ts'
import { pastResult } from './past-result.ts'
import type { UofCounts } from './uof-counts.ts'
import type { NumberedGame } from './uof-games.ts'
import type { RecoveryTarget, UofFeedOptions } from './uof-options.ts'
import { UofProducers } from './uof-producers.ts'
import { WaitingMessages } from './waiting-messages.ts'

type SessionOptions = UofFeedOptions & { readonly timers: Timers; readonly counts: UofCounts }

const LOOK_MS = 1_000
/** Short: what is suspended meanwhile opens again soon after the broker is back. */
const RETRY_MS = [1_000, 2_000, 5_000] as const
const SCHEDULE_MS = 3_600_000
/** Names and groups of markets are the same in every language; their texts are ours. */
const MARKETS_PATH = '/v1/descriptions/pt/markets.xml'

/** One run of the feed, from its start until it is stopped; it connects again by itself. */
export class UofSession implements FeedSession {
  readonly #options: SessionOptions
  readonly #start: LiveStart
  readonly #outlet: Outlet
  readonly #fixtures: FixtureDesk
  readonly #games = new Map<string, KnownGame>()
  /** Matches of other sports, or of none. */
  readonly #foreign = new Set<string>()
  readonly #waiting = new WaitingMessages()
  /** Look-ups in a row that have failed, of matches that could not be looked up. */
  readonly #failedLookUps = new Map<string, number>()
  readonly #gameDeps: GameDeps
  #groups: ReturnType<typeof readMarketGroups> = new Map()
  #producers: UofProducers | null = null
  #link: UofLink | null = null
  #past: PastDesk | null = null
  /** Producers that are up, whose matches are opened by and by. */
  readonly #opening = new Map<number, symbol>()
  #request = 0
  #isComplete = false
  #isStopped = false
  #failures = 0
  #scheduledAt = Number.NEGATIVE_INFINITY

  constructor(options: SessionOptions, start: LiveStart) {
    this.#options = options
    this.#start = start
    this.#outlet = new Outlet({ producer: 'uof', ...start })
    this.#gameDeps = this.#makeGameDeps()
    this.#fixtures = new FixtureDesk({
      ...options,
      onFound: (urn, game) => this.#found(urn, game),
      onFailed: (urn, error) => this.#notFound(urn, error),
    })
    this.#connect()
    this.#lookOften()
  }

  requestSnapshot(request = 0): void {
    this.#request = request
    if (!this.#isComplete) return
    inTurns(this.#games.values(), {
      act: (game) => this.#send(game.snapshot()),
      isWanted: () => !this.#isStopped && this.#request === request,
      onEnd: () => this.#send([{ kind: 'snapshot_complete', request }]),
    })
  }

  /** Requested by an operator: see `UofFeed`. */
  recover(target: RecoveryTarget): boolean {
    if (this.#link === null || this.#producers === null) return false
    return 'urn' in target
      ? this.#producers.recoverMatch(target.urn)
      : this.#producers.recover(target.product)
  }

  stop(): void {
    this.#isStopped = true
    this.#past?.stop()
    void this.#link?.close()
  }

  #connect(): void {
    this.#open().then(
      () => {
        this.#failures = 0
      },
      (error: unknown) => {
        this.#options.onEvent({ kind: 'start_failed', reason: String(error) })
        this.#connectLater()
      },
    )
  }

  #connectLater(): void {
    if (this.#isStopped) return
    this.#failures += 1
    const pause = growingPause(RETRY_MS, this.#failures)
    this.#options.timers.after(pause, () => this.#connect())
  }

  async #open(): Promise<void> {
    const { rest, transport, nodeId, onEvent } = this.#options
    const whoAmI = await rest.get('/v1/users/whoami.xml')
    const virtualHost = readVirtualHost(readReply(whoAmI, 'bookmaker_details'))
    if (this.#producers === null) await this.#prepare()
    if (this.#isStopped) return
    const link = await transport.connect({
      virtualHost,
      bindings: wantedBindings(nodeId),
      onMessage: (bytes) => this.#receive(bytes),
      onLost: (reason) => this.#lose(reason),
    })
    if (this.#isStopped) return link.close()
    this.#link = link
    onEvent({ kind: 'connected', virtualHost })
    this.#producers?.connected()
  }

  /** What every message needs: producers, groups of markets, the matches of the next days. */
  async #prepare(): Promise<void> {
    const { rest, producers: used } = this.#options
    const markets = await rest.get(MARKETS_PATH)
    this.#groups = readMarketGroups(readReply(markets, 'market_descriptions'))
    const body = await rest.get('/v1/descriptions/producers.xml')
    const producers = readProducers(readReply(body, 'producers')).filter(({ id }) =>
      used.includes(id),
    )
    if (producers.length === 0) throw new Error('none of the producers is active')
    await this.#readSchedule()
    this.#producers = this.#makeProducers(producers)
  }

  async #readSchedule(): Promise<void> {
    this.#scheduledAt = this.#start.now()
    for (const [urn, game] of this.#games)
      if (game.startsAt < this.#scheduledAt - KEPT_MS) this.#games.delete(urn)
    this.#foreign.clear()
    for (const game of await this.#fixtures.schedule(this.#scheduledAt)) this.#know(game)
  }

  #makeProducers(producers: ReturnType<typeof readProducers>): UofProducers {
    const { now, keptGames } = this.#start
    return new UofProducers(
      {
        ...this.#options,
        now,
        hasMissed: keptGames !== undefined && keptGames.size > 0,
        onDown: (product) => {
          this.#opening.delete(product)
          this.#eachGame((game) => game.suspendProducer(product))
        },
        onRequested: (product) => {
          this.#options.counts.add('recovery', `${product}`)
          for (const game of this.#games.values()) game.expectRecovery(product, now())
        },
        onWholeRequested: (product) => {
          for (const game of this.#games.values()) game.markStale(product)
        },
        onUp: (product) => this.#openProducer(product),
      },
      producers,
    )
  }

  #makeGameDeps(): GameDeps {
    return {
      nextVersion: () => this.#outlet.nextVersion(),
      isUp: (product) => this.#producers?.isUp(product) === true,
      isLiveProducer: (product) => this.#producers?.isLive(product) === true,
      isInGroups: (uofId, groups) => isInGroups(this.#groups, uofId, groups),
      onOmitted: (omission, sport, { id }) => this.#options.counts.add(omission, `${sport} ${id}`),
    }
  }

  #lookOften(): void {
    this.#options.timers.after(LOOK_MS, () => {
      if (this.#isStopped) return
      this.#producers?.look()
      if (this.#link !== null) this.#send([{ kind: 'alive' }])
      if (this.#start.now() - this.#scheduledAt > SCHEDULE_MS) this.#readAgain()
      this.#lookOften()
    })
  }

  #readAgain(): void {
    if (this.#producers === null) return
    this.#readSchedule().catch((error: unknown) =>
      this.#options.onEvent({ kind: 'start_failed', reason: String(error) }),
    )
  }

  #lose(reason: string): void {
    this.#link = null
    this.#options.onEvent({ kind: 'connection_lost', reason })
    this.#producers?.disconnected()
    this.#connectLater()
  }

  #receive(bytes: Uint8Array): void {
    const { counts } = this.#options
    const read = readMessage(bytes)
    if ('refusal' in read) return counts.add('refused', read.refusal)
    const { message } = read
    counts.add('message', `${message.product} ${message.kind}`)
    counts.noteArrival(message.product, this.#start.now())
    if (this.#producers?.isUsed(message.product)) this.#take(message, this.#producers)
  }

  #take(message: UofMessage, producers: UofProducers): void {
    if (message.requestId === null) this.#noteAge(message, producers)
    if (message.kind === 'alive') return producers.alive(message)
    if (message.kind === 'snapshot_complete') return producers.snapshotComplete(message)
    if (message.requestId === null) producers.message(message)
    else producers.resent(message.product)
    // By a clock that is ahead it would hold against all that follows.
    const isAhead = message.at - this.#start.now() > AHEAD_MAX_MS
    if (!isAhead || DECIDING.has(message.kind)) this.#takeOfEvent(message)
  }

  /** What is older than our limit of live odds suspends them, without a recovery. */
  #noteAge({ product, at }: UofMessage, producers: UofProducers): void {
    if (producers.isLive(product)) this.#outlet.lagMs = Math.max(0, this.#start.now() - at)
  }

  #takeOfEvent(message: UofEventMessage): void {
    const { urn } = message
    if (!MATCH_URN.test(urn) || this.#foreign.has(urn)) return
    const game = this.#games.get(urn)
    if (game && !this.#waiting.has(urn)) return this.#apply(game, message)
    if (!this.#waiting.has(urn)) this.#fixtures.lookUp(urn)
    if (this.#waiting.add(message)) this.#options.counts.add('match', 'odds dropped')
  }

  #apply(game: KnownGame, message: UofEventMessage): void {
    const { urn } = message
    const at = Math.min(message.at, this.#start.now())
    switch (message.kind) {
      case 'odds_change':
        return this.#send(game.takeOdds(message))
      case 'bet_stop':
        return this.#send(game.stopBetting(message))
      case 'bet_settlement':
        return this.#send(game.settle(message), at)
      case 'rollback_bet_settlement':
        return this.#send(game.rollBackSettlement(message), at)
      case 'bet_cancel':
        return this.#send(game.cancel(message), at)
      case 'rollback_bet_cancel':
        return this.#send(game.rollBackCancel(message), at)
      case 'fixture_change':
        if (message.changeType === CANCELLED) this.#send(game.cancelMatch())
        else this.#fixtures.lookUp(urn)
    }
  }

  #found(urn: string, found: NumberedGame | null): void {
    if (this.#isStopped) return
    this.#failedLookUps.delete(urn)
    if (found === null) this.#forget(urn)
    else this.#know(found)
    const game = this.#games.get(urn)
    for (const message of this.#waiting.take(urn)) if (game) this.#applyFirst(game, message)
  }

  /** A change of the fixture that was waiting for it has been read by now. */
  #applyFirst(game: KnownGame, message: UofEventMessage): void {
    const isRead = message.kind === 'fixture_change' && message.changeType !== CANCELLED
    if (!isRead) this.#apply(game, message)
  }

  #forget(urn: string): void {
    if (this.#games.has(urn)) return
    this.#foreign.add(urn)
    this.#options.counts.add('match', 'foreign')
  }

  /** Reported once; each attempt is counted. */
  #notFound(urn: string, error: unknown): void {
    const { counts, onEvent, timers } = this.#options
    const before = this.#failedLookUps.get(urn)
    const failures = before === undefined ? 1 : before + 1
    this.#failedLookUps.set(urn, failures)
    if (failures === 1) onEvent({ kind: 'fixture_failed', urn, reason: String(error) })
    counts.add('match', 'failed')
    const isWanted = () => !this.#isStopped && (this.#waiting.has(urn) || this.#games.has(urn))
    timers.after(growingPause(FIXTURE_RETRY_MS, failures), () => {
      if (isWanted()) this.#fixtures.lookUp(urn)
      else this.#failedLookUps.delete(urn)
    })
  }

  #know({ urn, sport, fixture }: NumberedGame): void {
    const known = this.#games.get(urn)
    if (known) this.#send(known.changeFixture(fixture))
    else this.#games.set(urn, new KnownGame(this.#gameDeps, sport, fixture))
  }

  /** All is on offer once the last producer that is up is open. */
  #openProducer(product: number): void {
    const opening = Symbol('opening')
    this.#opening.set(product, opening)
    inTurns(this.#games.values(), {
      act: (game) => this.#send(game.openProducer(product)),
      isWanted: () => !this.#isStopped && this.#opening.get(product) === opening,
      onEnd: () => {
        this.#opening.delete(product)
        this.#completeOnce()
      },
    })
  }

  #completeOnce(): void {
    if (this.#isComplete || this.#opening.size > 0 || !this.#producers?.areAllUp) return
    this.#isComplete = true
    this.#send([{ kind: 'snapshot_complete', request: this.#request }])
    this.#readPast()
  }

  /** Once everything that may be bet on is there. */
  #readPast(): void {
    const { past, counts, onEvent } = this.#options
    const { finishedBefore, now } = this.#start
    if (past === undefined || past.days === 0 || finishedBefore === undefined) return
    this.#past = new PastDesk({
      ...{ ...this.#options, ...past, before: finishedBefore, now: now() },
      isIdle: () => this.#opening.size === 0 && this.#producers?.areAllUp === true,
      onResult: (game, score) => this.#takePastResult(game, score),
      onEnd: () => onEvent({ kind: 'past_read', matches: counts.of('past') }),
    })
  }

  /** Dated by its end, so that it says nothing about how fresh prices are. */
  #takePastResult({ urn, fixture }: NumberedGame, score: Score): void {
    const known = this.#games.get(urn)
    const bodies = known ? known.takePastResult(score) : pastResult(fixture, score)
    this.#send(bodies, Math.min(fixture.startsAt + MATCH_MS, this.#start.now()))
  }

  #eachGame(act: (game: KnownGame) => readonly FeedBody[]): void {
    for (const game of this.#games.values()) this.#send(act(game))
  }

  /** Dated by the feed where later results must not be replaced by earlier ones. */
  #send(bodies: readonly FeedBody[], at?: number): void {
    for (const body of bodies) this.#outlet.send(body, at)
  }
}

/** A market without a description is stopped with any other; groups without one stop all. */
function isInGroups(
  groupsByMarket: ReturnType<typeof readMarketGroups>,
  uofId: number,
  groups: readonly string[],
): boolean {
  const known = groupsByMarket.get(uofId)
  if (known === undefined || groups.some((group) => known.has(group))) return true
  const described = [...groupsByMarket.values()]
  return !groups.some((group) => described.some((ofMarket) => ofMarket.has(group)))
}

/** A season or a stage is not offered. */
const MATCH_URN = /:match:/
const CANCELLED = 3
/** What decides bets is never left out. */
const DECIDING: ReadonlySet<UofMessage['kind']> = new Set([
  'bet_settlement',
  'rollback_bet_settlement',
  'bet_cancel',
  'rollback_bet_cancel',
])
const FIXTURE_RETRY_MS = [10_000, 20_000, 30_000, 60_000] as const
/** From kick-off to the end, about. */
const MATCH_MS = 2 * 3_600_000
/** A match is settled by then; one that is mentioned later is looked up again. */
const KEPT_MS = 7 * 86_400_000
