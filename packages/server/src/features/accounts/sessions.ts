import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Caller, Session, SessionOf } from '../../http/caller.ts'
import { idleLimitMs } from './inactivity-period.ts'
import { makeSecretToken, secretTokenHash } from './secret-token.ts'
import { insertSession, markSessionEnded, readSession, saveSessionUse } from './session-store.ts'

interface LiveSession {
  readonly session: Session
  readonly idleMs: number
  lastUsedAt: number
  savedAt: number
}

export interface SessionsParts {
  readonly database: Database
  readonly clock: Clock
  /** The deployment's limit of inactivity; the player's choice may be shorter. */
  readonly limitSeconds: number
  /** Told when a session ends for whatever reason, so that open streams become a visitor's. */
  readonly onEnded?: (tokenHash: string) => void
}

/** A use is written down this often: a restart forgets less than that of a session's life. */
const SAVE_MS = 30_000
const LIVE_MAX = 100_000

/**
 * Who is logged in. The database holds every session, memory those in use, so that a call costs
 * no query. Whatever ends or changes a session takes it out of memory in the same breath.
 */
export class Sessions {
  readonly #parts: SessionsParts
  readonly #liveByHash = new Map<string, LiveSession>()
  /** Rises with every change, so that what was read before a change is not kept after it. */
  #changes = 0

  constructor(parts: SessionsParts) {
    this.#parts = parts
  }

  readonly sessionOf: SessionOf = async (token) => {
    const hash = secretTokenHash(token)
    const key = hash.toString('hex')
    const live = this.#liveByHash.get(key) ?? (await this.#load(hash))
    if (live === null) return null
    const now = this.#parts.clock.now()
    if (now - live.lastUsedAt >= live.idleMs) {
      await this.end(key)
      return null
    }
    await this.#touch(live, now)
    return live.session
  }

  /** Opens a session; the token is given out here once and stored nowhere. */
  async open(playerId: number, caller: Caller): Promise<string> {
    const { database, clock } = this.#parts
    const token = makeSecretToken()
    const now = new Date(clock.now())
    await insertSession(database.kysely, secretTokenHash(token), playerId, caller, now)
    return token
  }

  async end(tokenHash: string): Promise<void> {
    const { database, clock, onEnded } = this.#parts
    await markSessionEnded(database.kysely, tokenHash, new Date(clock.now()))
    this.#changes += 1
    this.#liveByHash.delete(tokenHash)
    onEnded?.(tokenHash)
  }

  /** Ends the sessions in memory that have idled too long; the others end when they are used. */
  async endIdle(): Promise<void> {
    const now = this.#parts.clock.now()
    for (const [tokenHash, live] of this.#liveByHash)
      if (now - live.lastUsedAt >= live.idleMs) await this.end(tokenHash)
  }

  /** To be called when something changed that sessions of this player carry. */
  forgetPlayer(playerId: number): void {
    this.#changes += 1
    for (const [tokenHash, { session }] of this.#liveByHash)
      if (session.playerId === playerId) this.#liveByHash.delete(tokenHash)
  }

  async #load(hash: Buffer): Promise<LiveSession | null> {
    const changesBefore = this.#changes
    const stored = await readSession(this.#parts.database.kysely, hash)
    if (!stored) return null
    const { inactivityPeriod, lastUsedAt, ...session } = stored
    const idleMs = idleLimitMs(inactivityPeriod, this.#parts.limitSeconds)
    const live = { session, idleMs, lastUsedAt, savedAt: lastUsedAt }
    if (this.#changes === changesBefore) this.#keep(live)
    return live
  }

  #keep(live: LiveSession): void {
    const oldest = this.#liveByHash.keys().next()
    if (this.#liveByHash.size >= LIVE_MAX && !oldest.done) this.#liveByHash.delete(oldest.value)
    this.#liveByHash.set(live.session.tokenHash, live)
  }

  async #touch(live: LiveSession, now: number): Promise<void> {
    live.lastUsedAt = now
    if (now - live.savedAt < SAVE_MS) return
    live.savedAt = now
    await saveSessionUse(this.#parts.database.kysely, live.session.tokenHash, new Date(now))
  }
}
