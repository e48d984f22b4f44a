import type { GameChange, ServerMessage, WatchMessage } from '@caderneta/contract/live/stream'
import { ChangesInTurns } from './changes-in-turns.ts'
import { SnapshotBodies } from './snapshot-bodies.ts'
import type { StreamConnection, StreamSession } from './stream-connection.ts'
import {
  missingPart,
  type StreamDepth,
  type ViewPart,
  type WatchedScope,
  watchedScopes,
} from './watched-scope.ts'

/** The source of games for the stream; the stream never keeps its own copy of a price. */
interface StreamGames {
  has(gameId: number): boolean
  /**
   * The game as JSON in UTF-8, for a snapshot; the same buffer until it changes, and undefined when
   * it is not known.
   */
  gameBytes(gameId: number, depth: StreamDepth): Buffer | undefined
  /** Some of its markets with its state, alike. */
  viewBytes(gameId: number, part: ViewPart): Buffer | undefined
  /** The current state and the named selections; undefined when none of it is shown. */
  change(gameId: number, dirty: DirtyGame, scope: WatchedScope): GameChange | undefined
}

/** What changed in a game since the last frame. */
export interface DirtyGame {
  hasNewState: boolean
  selectionIds: Set<number> | 'all'
  /** Number of the first fact of the timeline that is new. */
  factsFrom?: number | undefined
}

/** A change of a game as the book reports it. */
interface GameNews {
  readonly gameId: number
  readonly hasNewState: boolean
  readonly selectionIds: readonly number[] | 'all'
  readonly factsFrom?: number | undefined
}

type PresenceListener = (playerId: number, isPresent: boolean) => void

/** What a page names in a `watch`. */
type WatchLists = Omit<WatchMessage, 'type'>

/** Changes within this time are sent together; of one selection only the last is sent. */
export const CONFLATION_MS = 100

/** Parts of a second, and of the pages, in which heartbeats are sent. */
export const BEAT_PARTS = 10

const NOTHING_KNOWN: ReadonlyMap<number, WatchedScope> = new Map()

/**
 * Sends each change to the pages that show its game. A change is encoded once, whatever the number
 * of pages; each page numbers its own messages, so that it notices a gap.
 */
export class StreamHub {
  readonly #games: StreamGames
  readonly #bodies = new SnapshotBodies()
  /** With the part of each second in which they are sent a heartbeat. */
  readonly #connections = new Map<StreamConnection, number>()
  readonly #watchersByGame = new Map<number, Set<StreamConnection>>()
  readonly #dirtyByGame = new Map<number, DirtyGame>()
  readonly #pagesByPlayer = new Map<number, Set<StreamConnection>>()
  readonly #changes: ChangesInTurns
  #presenceListener: PresenceListener = () => {}
  #nextPart = 0
  #beatPart = 0

  constructor(games: StreamGames, defer: (callback: () => void) => void = setImmediate) {
    this.#games = games
    this.#changes = new ChangesInTurns({
      send: (connection, parts) => this.#send(connection, parts),
      defer,
    })
  }

  get connectionCount(): number {
    return this.#connections.size
  }

  /** Games that at least one page shows. */
  get watchedGameCount(): number {
    return this.#watchersByGame.size
  }

  add(connection: StreamConnection): void {
    this.#connections.set(connection, this.#nextPart)
    this.#nextPart = (this.#nextPart + 1) % BEAT_PARTS
  }

  remove(connection: StreamConnection): void {
    this.#connections.delete(connection)
    this.#changes.forget(connection)
    this.identify(connection, null)
    this.#unwatch(connection)
  }

  /**
   * Replaces what a page shows and sends it the snapshot of what it did not show before: scrolling
   * through a long list sends each game once. A page that lags has lost changes and gets all of
   * them. Keeps existing games, at most `most` of them. Returns the bytes sent.
   */
  watch(connection: StreamConnection, message: WatchLists, most?: number): number {
    this.#changes.sendTo(connection)
    const before = connection.isLagging ? NOTHING_KNOWN : connection.scopes
    this.#unwatch(connection)
    connection.scopes = watchedScopes(message, (id) => this.#games.has(id), most)
    connection.watchId = message.id ?? null
    for (const id of connection.scopes.keys()) this.#addWatcher(connection, id)
    return this.#sendMissing(connection, before)
  }

  /** How many of these games do not exist. */
  countUnknown(gameIds: readonly number[]): number {
    return gameIds.reduce((count, id) => (this.#games.has(id) ? count : count + 1), 0)
  }

  /** Sends everything that the page shows; returns the bytes sent. */
  snapshot(connection: StreamConnection): number {
    this.#changes.forget(connection)
    return this.#sendMissing(connection, NOTHING_KNOWN)
  }

  /**
   * Writes the games of a list that changed since they were last sent, so that a snapshot of them
   * has only to join them.
   */
  prepare(gameIds: readonly number[], depth: StreamDepth): void {
    for (const id of gameIds) this.#games.gameBytes(id, depth)
  }

  #addWatcher(connection: StreamConnection, gameId: number): void {
    const watchers = this.#watchersByGame.get(gameId) ?? new Set()
    this.#watchersByGame.set(gameId, watchers.add(connection))
  }

  #sendMissing(connection: StreamConnection, before: typeof connection.scopes): number {
    const games: Buffer[] = []
    const views: Buffer[] = []
    for (const [id, scope] of connection.scopes) {
      const part = missingPart(scope, before.get(id))
      if (part === null) continue
      const { depth, hasView } = part
      const game = depth === null ? undefined : this.#games.gameBytes(id, depth)
      if (game) games.push(game)
      const view = hasView ? this.#games.viewBytes(id, part) : undefined
      if (view) views.push(view)
    }
    const bodies = { games: this.#bodies.join(games), views: this.#bodies.join(views) }
    return connection.sendSnapshot(bodies)
  }

  markChanged({ gameId, hasNewState, selectionIds, factsFrom }: GameNews): void {
    if (!this.#watchersByGame.has(gameId)) return
    const dirty = this.#dirtyByGame.get(gameId) ?? { hasNewState: false, selectionIds: new Set() }
    dirty.hasNewState ||= hasNewState
    if (selectionIds === 'all') dirty.selectionIds = 'all'
    else if (dirty.selectionIds !== 'all') for (const id of selectionIds) dirty.selectionIds.add(id)
    if (factsFrom !== undefined) dirty.factsFrom = Math.min(factsFrom, dirty.factsFrom ?? factsFrom)
    this.#dirtyByGame.set(gameId, dirty)
  }

  /**
   * Sends what changed since the last call, page after page; called every CONFLATION_MS. With more
   * pages than it can serve in that time, changes are sent together for longer.
   */
  flush(): void {
    if (!this.#changes.isDone) return
    for (const [gameId, dirty] of this.#dirtyByGame) {
      const encoded = this.#encoder(gameId, dirty)
      for (const connection of this.#watchersByGame.get(gameId) ?? []) {
        const scope = connection.scopes.get(gameId)
        const part = scope ? encoded(scope) : null
        if (part !== null) this.#changes.add(connection, part)
      }
    }
    this.#dirtyByGame.clear()
    this.#changes.send()
  }

  /** A change as JSON, encoded once per scope at most, whatever the number of pages. */
  #encoder(gameId: number, dirty: DirtyGame): (scope: WatchedScope) => string | null {
    const known = new Map<string, string | null>()
    return (scope) => {
      const encoded = known.get(scope.key)
      if (encoded !== undefined) return encoded
      const change = this.#games.change(gameId, dirty, scope)
      const made = change ? JSON.stringify(change) : null
      known.set(scope.key, made)
      return made
    }
  }

  /**
   * To be called BEAT_PARTS times a second: each call is for another part of the pages, because
   * thousands of messages in one moment would hold up all requests. A page that receives one a
   * second knows that silence elsewhere means nothing changed.
   */
  beat(at: number): void {
    for (const [connection, part] of this.#connections) {
      if (part !== this.#beatPart) continue
      this.#changes.sendTo(connection)
      if (connection.isLagging && connection.hasCaughtUp) this.snapshot(connection)
      else connection.sendAlive(at)
    }
    this.#beatPart = (this.#beatPart + 1) % BEAT_PARTS
  }

  /** Sets who is logged in on a page; null makes it a visitor's. */
  identify(connection: StreamConnection, session: StreamSession | null): void {
    if (connection.session) this.#leave(connection, connection.session.playerId)
    connection.session = session
    if (!session) return
    const pages = this.#pagesByPlayer.get(session.playerId) ?? new Set()
    this.#pagesByPlayer.set(session.playerId, pages.add(connection))
    if (pages.size === 1) this.#presenceListener(session.playerId, true)
  }

  /** Calls the listener when a player opens a first page here, and after the last one is closed. */
  onPresence(listener: PresenceListener): void {
    this.#presenceListener = listener
  }

  /** True while a player has a page open that would receive an update. */
  isWatching(playerId: number): boolean {
    return this.#pagesByPlayer.has(playerId)
  }

  /** The sessions of the pages that are open here. */
  *pageSessions(): Generator<string> {
    for (const pages of this.#pagesByPlayer.values())
      for (const { session } of pages) if (session) yield session.tokenHash
  }

  notifyPlayer(playerId: number, message: ServerMessage): void {
    for (const connection of this.#pagesByPlayer.get(playerId) ?? [])
      connection.sendPrivate(message)
  }

  /** Ends the private part of the pages that use this session: they become visitors. */
  dropSession(tokenHash: string): void {
    for (const connection of this.#connections.keys()) {
      if (connection.session?.tokenHash !== tokenHash) continue
      connection.sendPrivate({ type: 'disconnect' })
      this.identify(connection, null)
    }
  }

  #leave(connection: StreamConnection, playerId: number): void {
    const pages = this.#pagesByPlayer.get(playerId)
    pages?.delete(connection)
    if (pages?.size !== 0) return
    this.#pagesByPlayer.delete(playerId)
    this.#presenceListener(playerId, false)
  }

  /** A slow reader loses the changes in between and gets a snapshot when it has caught up. */
  #send(connection: StreamConnection, parts: readonly string[]): void {
    if (!connection.isLagging) connection.sendChanges(parts)
    else if (connection.hasCaughtUp) this.snapshot(connection)
  }

  #unwatch(connection: StreamConnection): void {
    for (const id of connection.scopes.keys()) {
      const watchers = this.#watchersByGame.get(id)
      watchers?.delete(connection)
      if (watchers?.size === 0) this.#watchersByGame.delete(id)
    }
    connection.scopes = new Map()
  }
}
