import type { FeedBody } from './messages.ts'

/** Something that a feed says at a moment (milliseconds UTC). */
export interface TimedBody {
  readonly at: number
  readonly body: FeedBody
}

/**
 * All that a feed has to say of one game, at any moment asked: it depends on nothing but the
 * moment, so a restarted feed says the same. Windows are open at their start, closed at their end.
 */
export interface GameProgramme {
  readonly gameId: number
  /** When the game is first told. */
  readonly announcedAt: number
  /** When the last thing is said; it takes the play of the game to know it. */
  readonly endsAt: number
  /** The first moment after `afterMs` at which something is said; null when nothing is left. */
  nextAfter(afterMs: number): number | null
  /** What is said after `afterMs` and up to `untilMs`, in order. */
  between(afterMs: number, untilMs: number): readonly TimedBody[]
  /** The game as it stands at `atMs`, and its settlements from `settledSinceMs` on. */
  snapshot(atMs: number, settledSinceMs: number): readonly FeedBody[]
}

/** The games of a provider over time; it may go on for ever. */
export interface GameSchedule {
  /** Games announced by `atMs` that said something at or after `sinceMs`, or still will. */
  snapshot(atMs: number, sinceMs: number): Iterable<GameProgramme>
  /** Games first told after `afterMs` and up to `untilMs`; asked every second, so cheap. */
  announced(afterMs: number, untilMs: number): Iterable<GameProgramme>
}
