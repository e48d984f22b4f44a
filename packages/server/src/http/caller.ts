import type { OddsChangePreference } from '@caderneta/contract/accounts/prefs'
import type { Language } from '@caderneta/contract/language'

/** Who speaks to us, as far as every call knows. */
export interface Caller {
  readonly language: Language
  readonly address: string
  /** The User-Agent, cut: shown to the player in the list of sessions. */
  readonly device: string
  /** The Cookie header as it came. Nothing in it ever stands for a session. */
  readonly cookie: string
}

/** What a valid token stands for. */
export interface Session {
  readonly playerId: number
  /** SHA-256 of the token in hexadecimal: names the session without opening it. */
  readonly tokenHash: string
  readonly isActivated: boolean
  /** Neither bets nor deposits; everything else remains (decision 0040). */
  readonly isExcluded: boolean
  readonly oddsChange: OddsChangePreference
  readonly language: Language
}

export interface SessionCaller extends Caller, Session {
  /** The session as it stands by now; null when it ended since. For calls that take their time. */
  readonly recheckSession: () => Promise<Session | null>
}

/** Whose token this is; null when it never was one, was ended or has idled too long. */
export type SessionOf = (token: string) => Promise<Session | null>

declare module 'fastify' {
  interface FastifyInstance {
    /** How routes learn who calls; given to `makeServer`. */
    sessionOf: SessionOf
  }
}
