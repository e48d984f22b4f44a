import type { FeedMessage } from './messages.ts'

/** The settings of a provider at its start. Times in milliseconds UTC. */
export interface FeedStart {
  /** First moment of this run: the same after every restart, so the same games come again. */
  readonly epoch: number
  /** Everything from this moment on is sent again (fixtures, final states, settlements). */
  readonly resumeFrom: number
  /** Published games that are not over: still published, whatever the settings offer now. */
  readonly keptGames?: ReadonlySet<number>
  readonly now: () => number
  /** Called for each message in order of sequence. Never throws. */
  readonly listener: (message: FeedMessage) => void
}

/**
 * A source of games. `start` first sends everything that still matters (fixtures, odds, and what
 * happened since `resumeFrom`) and ends that with `snapshot_complete`. From the beginning it sends
 * `alive` every second, and what happens in a game whose state it has sent. The same settings,
 * epoch and clock give the same messages, whatever the restarts.
 */
export interface FeedProvider {
  readonly producer: string
  start(start: FeedStart): FeedSession
}

export interface FeedSession {
  /**
   * Sends everything again and ends with a `snapshot_complete` that carries the number of the
   * request: one that began before the request does not cover what was lost since.
   */
  requestSnapshot(request?: number): void
  stop(): void
}
