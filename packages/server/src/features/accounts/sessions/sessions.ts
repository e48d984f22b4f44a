import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import type { Caller, Session, SessionOf } from '../../../http/caller.ts'
import { idleLimitMs } from './inactivity-period.ts'
import { makeSecretToken, secretTokenHash } from './secret-token.ts'
import {
  insertSession,
  markOthersEnded,
  markSessionEnded,
  readEndedSessions,
  readSession,
  saveSessionUse,
} from './session-store.ts'

interface LiveSession {
  readonly session: Session
  readonly idleMs: number
  lastUsedAt: number
  savedAt: number
  /** When it was last read from the database; `NOT_READ` when it has to be read again. */
  readAt: number
}

interface SessionsDeps {
  readonly database: Database
  readonly clock: Clock
  /** The deployment's limit of inactivity; the player's choice may be shorter. */
  readonly limitSeconds: number
  /** Called when a session ends for any reason, so that open streams become anonymous. */
  readonly onEnded?: (tokenHash: string) => void
  /** Called when this server has ended a session, or changed what sessions of a player carry. */
  readonly onNews?: (news: SessionNews) => void
  /** Called once for each session that ends by inactivity. */
  readonly onExpired?: (session: Session) => void
  /** Sessions of the pages that are open on this server, whether they are in memory or not. */
  readonly pageSessions?: () => Iterable<string>
}

/** What other servers have to know at once. */
type SessionNews =
  | { readonly kind: 'ended'; readonly tokenHashes: readonly string[] }
  | { readonly kind: 'changed'; readonly playerId: number }

/** A use is written this often: a restart loses no more than this of a session's life. */
const SAVE_MS = 30_000
/**
 * What another server ended or changed is seen after this long at the latest, here and in the
 * housekeeping (docs/decisions/0008).
 */
export const TRUST_MS = 3000
const LIVE_MAX = 100_000
const NOT_READ = Number.NEGATIVE_INFINITY

/**
 * Who is logged in. The database holds every session, memory holds active ones for some seconds, so
 * that most calls cost no query. Whatever ends or changes a session on this server also removes it
 * from memory at once.
 */
export class Sessions {
  readonly #deps: SessionsDeps
  readonly #liveByHash = new Map<string, LiveSession>()
  /** Incremented by every change, so that what was read before a change is not cached after it. */
  #changes = 0

  constructor(deps: SessionsDeps) {
    this.#deps = deps
  }

  readonly sessionOf: SessionOf = async (token) => {
    const live = await this.#liveOf(secretTokenHash(token))
    if (live === null) return null
    const now = this.#deps.clock.now()
    if (this.#isIdle(live)) {
      await this.#expire(live)
      return null
    }
    await this.#touch(live, now)
    return live.session
  }

  /**
   * Opens a session for a login verified against this hash; null when the password was changed
   * meanwhile. The token is returned here once and stored nowhere.
   */
  async open(playerId: number, passwordHash: string, caller: Caller): Promise<string | null> {
    const { database, clock } = this.#deps
    const token = makeSecretToken()
    const tokenHash = secretTokenHash(token)
    const at = new Date(clock.now())
    const added = { tokenHash, playerId, passwordHash, caller, at }
    return (await insertSession(database.kysely, added)) ? token : null
  }

  async end(tokenHash: string): Promise<void> {
    const { database, clock } = this.#deps
    await markSessionEnded(database.kysely, tokenHash, new Date(clock.now()))
    this.dropEnded([tokenHash])
  }

  /** Ends every session of the player but this one. */
  async endOthers(playerId: number, keptTokenHash: string): Promise<void> {
    const { database, clock } = this.#deps
    const at = new Date(clock.now())
    this.dropEnded(await markOthersEnded(database.kysely, playerId, keptTokenHash, at))
  }

  /** To be called for sessions that were ended in the database, once that is committed. */
  dropEnded(tokenHashes: readonly string[]): void {
    this.#drop(tokenHashes)
    if (tokenHashes.length > 0) this.#deps.onNews?.({ kind: 'ended', tokenHashes })
  }

  /** What another server has ended or changed. */
  take(news: SessionNews): void {
    if (news.kind === 'ended') this.#drop(news.tokenHashes)
    else this.#forget(news.playerId)
  }

  #drop(tokenHashes: readonly string[]): void {
    this.#changes += 1
    for (const tokenHash of tokenHashes) {
      this.#liveByHash.delete(tokenHash)
      this.#deps.onEnded?.(tokenHash)
    }
  }

  /** When the session was last used, where memory is more recent than the database. */
  lastUseOf(tokenHash: string): number | null {
    return this.#liveByHash.get(tokenHash)?.lastUsedAt ?? null
  }

  /**
   * Ends the sessions in memory and those of open pages that have idled too long; the others end
   * when they are used.
   */
  async endIdle(): Promise<void> {
    for (const tokenHash of this.#watchedHashes()) {
      const live = this.#liveByHash.get(tokenHash)
      if (live && live.readAt !== NOT_READ && !this.#isIdle(live)) continue
      // It may have been used on another server since, and its player may have changed the limit.
      const stored = await this.#load(Buffer.from(tokenHash, 'hex'))
      if (stored === null) this.#drop([tokenHash])
      else if (this.#isIdle(stored)) await this.#expire(stored)
    }
  }

  /** Drops the sessions that another server has ended, so that their streams close. */
  async dropEndedElsewhere(): Promise<void> {
    const watched = [...this.#watchedHashes()]
    if (watched.length === 0) return
    const ended = await readEndedSessions(this.#deps.database.kysely, watched)
    if (ended.length > 0) this.#drop(ended)
  }

  /**
   * To be called when a value that sessions of this player carry has changed. They are read again
   * when they are next used or checked; their last use is kept.
   */
  forgetPlayer(playerId: number): void {
    this.#forget(playerId)
    this.#deps.onNews?.({ kind: 'changed', playerId })
  }

  #forget(playerId: number): void {
    this.#changes += 1
    for (const live of this.#liveByHash.values())
      if (live.session.playerId === playerId) live.readAt = NOT_READ
  }

  /** Each of several concurrent calls finds it idle, and one of them ends it. */
  async #expire({ session }: LiveSession): Promise<void> {
    const { database, clock, onExpired } = this.#deps
    const at = new Date(clock.now())
    const isEnded = await markSessionEnded(database.kysely, session.tokenHash, at)
    this.dropEnded([session.tokenHash])
    if (isEnded) onExpired?.(session)
  }

  /** The session of a page may have been evicted from memory, which is bounded. */
  #watchedHashes(): ReadonlySet<string> {
    return new Set([...this.#liveByHash.keys(), ...(this.#deps.pageSessions?.() ?? [])])
  }

  #isIdle({ lastUsedAt, idleMs }: LiveSession): boolean {
    return this.#deps.clock.now() - lastUsedAt >= idleMs
  }

  /** From memory while that is fresh, else from the database. */
  async #liveOf(hash: Buffer): Promise<LiveSession | null> {
    const live = this.#liveByHash.get(hash.toString('hex'))
    const isTrusted = live && this.#deps.clock.now() - live.readAt < TRUST_MS
    return isTrusted ? live : await this.#load(hash)
  }

  async #load(hash: Buffer): Promise<LiveSession | null> {
    const changesBefore = this.#changes
    const readAt = this.#deps.clock.now()
    const stored = await readSession(this.#deps.database.kysely, hash, new Date(readAt))
    const known = this.#liveByHash.get(hash.toString('hex'))
    if (!stored) {
      if (known) this.#drop([known.session.tokenHash])
      return null
    }
    const { inactivityPeriod, lastUsedAt: savedAt, ...session } = stored
    const idleMs = idleLimitMs(inactivityPeriod, this.#deps.limitSeconds)
    // Memory may hold a use that is not written yet, the database one on another server.
    const lastUsedAt = Math.max(savedAt, known?.lastUsedAt ?? 0)
    const live = { session, idleMs, lastUsedAt, savedAt, readAt }
    if (this.#changes === changesBefore) this.#keep(live)
    return live
  }

  #keep(live: LiveSession): void {
    this.#liveByHash.delete(live.session.tokenHash)
    const oldest = this.#liveByHash.keys().next()
    if (this.#liveByHash.size >= LIVE_MAX && !oldest.done) this.#liveByHash.delete(oldest.value)
    this.#liveByHash.set(live.session.tokenHash, live)
  }

  async #touch(live: LiveSession, now: number): Promise<void> {
    live.lastUsedAt = now
    if (now - live.savedAt < SAVE_MS) return
    live.savedAt = now
    await saveSessionUse(this.#deps.database.kysely, live.session.tokenHash, new Date(now))
  }
}
