import type { OddsChangePreference } from '@caderneta/contract/accounts/prefs'
import type { Language } from '@caderneta/contract/language'

/** What every call knows of its caller. */
export interface Caller {
  readonly language: Language
  readonly address: string
  /** The User-Agent, cut: shown to the player in the list of sessions. */
  readonly device: string
  /** The Cookie header as received. Nothing in it ever identifies a session. */
  readonly cookie: string
}

/** The player and session of a valid token. */
export interface Session {
  readonly playerId: number
  /** SHA-256 of the token in hexadecimal: names the session without opening it. */
  readonly tokenHash: string
  readonly isActivated: boolean
  /** Neither bets nor deposits; everything else remains available (decision 0040). */
  readonly isExcluded: boolean
  readonly oddsChange: OddsChangePreference
  readonly language: Language
}

export interface SessionCaller extends Caller, Session {
  /** The current session; null when it ended since. For calls that take their time. */
  readonly recheckSession: () => Promise<Session | null>
}

/** The session of this token; null when it never had one, was ended or has idled too long. */
export type SessionOf = (token: string) => Promise<Session | null>

declare module 'fastify' {
  interface FastifyInstance {
    /** How routes identify the caller; passed to `makeServer`. */
    sessionOf: SessionOf
  }
}
