import {
  type ClientMessage,
  clientMessage,
  type WatchMessage,
} from '@caderneta/contract/live/stream'
import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import type { AddressBudget } from './address-budgets.ts'
import { LatestWork } from './latest-work.ts'
import type { LoopShare } from './loop-share.ts'
import type { StreamConnection, StreamSession } from './stream-connection.ts'
import type { StreamHub } from './stream-hub.ts'
import {
  GAMES_PER_TURN,
  LONG_MESSAGE_BYTES,
  QUIET_POINTS,
  QUIET_UNKNOWN,
  RESYNC_RATE,
  SILENT_SOCKET_OPENINGS,
  SOCKET_LOOKUP_RATE,
  SOCKET_MESSAGE_RATE,
  SOCKET_SNAPSHOT_RATE,
  SOCKET_UNKNOWN_RATE,
  WATCHED_AT_LEAST,
  WATCHED_MAX,
  WATCHED_PER_ADDRESS_MAX,
  WHOLE_MAX,
} from './stream-limits.ts'
import { TokenBucket } from './token-bucket.ts'
import type { StreamDepth, WatchedLists } from './watched-scope.ts'

interface PageDeps {
  readonly hub: StreamHub
  readonly connection: StreamConnection
  readonly budget: AddressBudget
  /** The session of a token; null when there is none. */
  readonly sessionOf: (token: string) => Promise<StreamSession | null>
  readonly walletOf: (playerId: number) => Promise<WalletWire>
  /** The share of the event loop that snapshots may take, of all pages together. */
  readonly share: Pick<LoopShare, 'run'>
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Closes the socket with a code of RFC 6455, 7.4; `cause` is for the log. */
  readonly refuse: (code: number, reason: PageRefusal, cause?: unknown) => void
}

type PageRefusal =
  | 'not a message of this stream'
  | 'too many messages'
  | 'too many unknown games'
  | 'try again'

/** A message as it arrived: its size is known before it is read. */
interface RawMessage {
  /** Bytes. */
  readonly length: number
  toString(): string
}

const POLICY_VIOLATION = 1008
const UNSUPPORTED_DATA = 1003
const TRY_AGAIN_LATER = 1013
const BYTES_PER_POINT = 1_000

/** The games that a page requests; a later list replaces an earlier one. */
interface GamesRequest {
  readonly watch: WatchMessage | null
  readonly isResync: boolean
}

/**
 * The messages of one page, within its budgets. One look-up and one snapshot each are in progress;
 * of what arrives meanwhile the latest is kept, so that nothing queues.
 */
export class StreamPage {
  readonly #deps: PageDeps
  readonly #points: TokenBucket
  readonly #lookups: TokenBucket
  readonly #snapshots: TokenBucket
  readonly #resyncs: TokenBucket
  readonly #unknown: TokenBucket
  readonly #greeting = new LatestWork<string | null>((token) => this.#greet(token))
  readonly #games = new LatestWork<GamesRequest>(
    (request) => this.#show(request),
    (earlier, later) => ({
      watch: later.watch ?? earlier.watch,
      isResync: later.isResync || earlier.isResync,
    }),
  )
  #isOpen = true
  #isSilent = true

  constructor(deps: PageDeps) {
    this.#deps = deps
    const now = deps.now()
    this.#points = new TokenBucket(SOCKET_MESSAGE_RATE, now)
    this.#lookups = new TokenBucket(SOCKET_LOOKUP_RATE, now)
    this.#snapshots = new TokenBucket(SOCKET_SNAPSHOT_RATE, now)
    this.#resyncs = new TokenBucket(RESYNC_RATE, now)
    this.#unknown = new TokenBucket(SOCKET_UNKNOWN_RATE, now)
    deps.hub.add(deps.connection)
  }

  /** Nothing of a message is read that the page cannot afford. */
  receive(message: RawMessage): void {
    if (!this.#isOpen) return
    this.#isSilent = false
    if (!this.#isAffordable(message)) return this.#refuse(POLICY_VIOLATION, 'too many messages')
    if (!this.#isReadable(message)) return this.#refuse(TRY_AGAIN_LATER, 'try again')
    const parsed = clientMessage.safeParse(jsonOf(message.toString()))
    if (!parsed.success) return this.#refuse(UNSUPPORTED_DATA, 'not a message of this stream')
    this.#start(parsed.data).catch((error: unknown) =>
      this.#refuse(TRY_AGAIN_LATER, 'try again', error),
    )
  }

  /** To be called once, when the socket is closed: nothing of the page is kept. */
  close(): void {
    this.#isOpen = false
    this.#greeting.end()
    this.#games.end()
    const { hub, connection, budget, now } = this.#deps
    if (this.#isSilent) budget.penalise(now(), SILENT_SOCKET_OPENINGS)
    budget.watched -= connection.scopes.size
    hub.remove(connection)
  }

  #start(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#greeting.submit(message.token ?? null)
      case 'watch':
        return this.#games.submit({ watch: message, isResync: false })
      case 'resync':
        return this.#games.submit({ watch: null, isResync: true })
    }
  }

  /**
   * When an address has used up its budget, its busy sockets are closed, not the quiet ones; that
   * may be caused by a neighbour, and only a page that used up its own costs the address new
   * sockets.
   */
  #isAffordable({ length }: RawMessage): boolean {
    const now = this.#deps.now()
    const points = 1 + Math.floor(length / BYTES_PER_POINT)
    if (!this.#points.take(points, now)) {
      this.#deps.budget.penalise(now)
      return false
    }
    return this.#deps.budget.messages.take(points, now) || this.#points.spent(now) <= QUIET_POINTS
  }

  /** Lists of hundreds of games are costly to read, and no address needs many of them. */
  #isReadable({ length }: RawMessage): boolean {
    const { budget, now } = this.#deps
    return length <= LONG_MESSAGE_BYTES || budget.longMessages.take(length, now())
  }

  async #greet(token: string | null): Promise<void> {
    const { hub, connection, budget, sessionOf } = this.#deps
    if (token === null) return hub.identify(connection, null)
    await this.#turn([this.#lookups, budget.lookups], 1)
    if (!this.#isOpen) return
    const session = await sessionOf(token)
    // The page may have closed while its session was looked up; it would never be removed.
    if (!this.#isOpen) return
    hub.identify(connection, session)
    if (session === null) connection.sendPrivate({ type: 'disconnect' })
    else await this.#sendWallet(session)
  }

  /**
   * What moved the wallet after the page was loaded, or while it was cut off, and before it
   * listened, was pushed to no page. Every later change is pushed: when one was sent meanwhile,
   * what was read here may be older.
   */
  async #sendWallet(session: StreamSession): Promise<void> {
    const { connection, walletOf } = this.#deps
    const { walletsSent } = connection
    const wallet = await walletOf(session.playerId)
    const isLatest = connection.session === session && connection.walletsSent === walletsSent
    if (this.#isOpen && isLatest) connection.sendPrivate({ type: 'wallet', wallet })
  }

  async #show(request: GamesRequest): Promise<void> {
    const { budget, share } = this.#deps
    const { watch, isResync } = request
    if (isResync) await this.#turn([this.#resyncs], 1)
    await this.#turn([this.#snapshots, budget.snapshots], 0)
    if (!this.#isOpen) return
    if (watch && !this.#isKnownEnough(watch))
      return this.#refuse(POLICY_VIOLATION, 'too many unknown games')
    await this.#prepare(watch ?? this.#shown)
    await share.run(() => this.#isOpen && this.#send(request))
  }

  /** Writes a long list in several turns, in which requests are served. */
  async #prepare({ games = [], rows = [] }: WatchedLists): Promise<void> {
    await this.#prepareAt('all', games.slice(0, WHOLE_MAX))
    await this.#prepareAt('rows', [...games.slice(WHOLE_MAX), ...rows])
  }

  async #prepareAt(depth: StreamDepth, gameIds: readonly number[]): Promise<void> {
    const { hub, share } = this.#deps
    for (let at = 0; at + GAMES_PER_TURN < gameIds.length && this.#isOpen; at += GAMES_PER_TURN)
      await share.run(() => hub.prepare(gameIds.slice(at, at + GAMES_PER_TURN), depth))
  }

  get #shown(): WatchedLists {
    const scopes = [...this.#deps.connection.scopes]
    const ids = (depth: StreamDepth) =>
      scopes.flatMap(([id, scope]) => (scope.depth === depth ? [id] : []))
    return { games: ids('all'), rows: ids('rows') }
  }

  #send({ watch, isResync }: GamesRequest): void {
    const { hub, connection, budget, now } = this.#deps
    const before = connection.scopes.size
    const others = budget.watched - before
    const free = Math.max(WATCHED_AT_LEAST, WATCHED_PER_ADDRESS_MAX - others)
    const most = Math.min(WATCHED_MAX, free)
    const watchedBytes = watch ? hub.watch(connection, watch, most) : 0
    const bytes = watchedBytes + (isResync ? hub.snapshot(connection) : 0)
    budget.watched = others + connection.scopes.size
    this.#snapshots.charge(bytes, now())
    budget.snapshots.charge(bytes, now())
  }

  /** A list of finished games is no attack; lists of games that never existed are. */
  #isKnownEnough({ games = [], rows = [], views = [] }: WatchedLists): boolean {
    const { hub, budget, now } = this.#deps
    const unknown = hub.countUnknown([...games, ...rows, ...views.map(({ id }) => id)])
    if (unknown === 0) return true
    const isOwn = this.#unknown.take(unknown, now())
    const isShared = isOwn && budget.unknown.take(unknown, now())
    if (isShared || (isOwn && this.#unknown.spent(now()) <= QUIET_UNKNOWN)) return true
    budget.penalise(now())
    return false
  }

  /** Waits until every bucket has the amount, and takes it from all in the same moment. */
  async #turn(buckets: readonly TokenBucket[], count: number): Promise<void> {
    const { now, wait } = this.#deps
    const waitMs = () => Math.max(...buckets.map((bucket) => bucket.waitMs(count, now())))
    for (let ms = waitMs(); ms > 0 && this.#isOpen; ms = waitMs()) await wait(ms)
    for (const bucket of buckets) bucket.charge(count, now())
  }

  #refuse(code: number, reason: PageRefusal, cause?: unknown): void {
    if (!this.#isOpen) return
    this.close()
    this.#deps.refuse(code, reason, cause)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
