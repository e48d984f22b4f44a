import type { FeedBody, GameFixture } from './messages.ts'

/** A feed message at a moment (milliseconds UTC). */
export interface TimedBody {
  readonly at: number
  readonly body: FeedBody
}

/**
 * All feed messages of one game, at any requested moment: they depend on nothing but the
 * moment, so a restarted feed sends the same. Windows are open at their start, closed at their end.
 */
export interface GameProgramme {
  readonly gameId: number
  /** When the game is to start: of the games of a snapshot, the first ones are sent first. */
  readonly startsAt: number
  /** When the game is announced. */
  readonly announcedAt: number
  /** When the last message is sent; computing it takes the play of the game. */
  readonly endsAt: number
  /** The first moment after `afterMs` at which a message is sent; null when none is left. */
  nextAfter(afterMs: number): number | null
  /** The messages after `afterMs` and up to `untilMs`, in order. */
  between(afterMs: number, untilMs: number): readonly TimedBody[]
  /** Its fixture at `atMs`, without prices; null when nothing but its end is sent. */
  fixtureAt(atMs: number): GameFixture | null
  /** The game at `atMs`, and its settlements from `settledSinceMs` on. */
  snapshot(atMs: number, settledSinceMs: number): readonly FeedBody[]
}

/** A game that was over before a run began: how it ended, without prices. */
export interface FinishedGame {
  /** Milliseconds UTC, both. */
  readonly startsAt: number
  readonly endedAt: number
  readonly bodies: readonly FeedBody[]
}

/** The games of a provider over time; it may go on for ever. */
export interface GameSchedule {
  /**
   * Games announced by `atMs` with a message at or after `sinceMs`, or still to come; those that
   * start first come first.
   */
  snapshot(atMs: number, sinceMs: number): Iterable<GameProgramme>
  /** Games announced after `afterMs` and up to `untilMs`; read every second, so cheap. */
  announced(afterMs: number, untilMs: number): Iterable<GameProgramme>
  /**
   * Games that were over at `atMs`, for tables and results, the latest first, without those from
   * `beforeMs` on. Null where it has looked long enough to let others work.
   */
  readonly finished?: (atMs: number, beforeMs: number) => Iterable<FinishedGame | null>
}
