import type { FeedMessage } from './messages.ts'

/** What every feed needs at its start. Times in milliseconds UTC. */
export interface LiveStart {
  /** Published games that are not over, or have bets that are not decided. */
  readonly keptGames?: ReadonlySet<number>
  /**
   * The first start of a game that is known: what was over before may be sent too, slowly and
   * without prices, from a source that has it. Absent: it is not.
   */
  readonly finishedBefore?: number
  readonly now: () => number
  /** Called for each message in order of sequence. Never throws. */
  readonly listener: (message: FeedMessage) => void
}

/** The settings of a provider at its start. */
export interface FeedStart extends LiveStart {
  /** First moment of this run: the same after every restart, so the same games come again. */
  readonly epoch: number
  /** Everything from this moment on is sent again (fixtures, final states, settlements). */
  readonly resumeFrom: number
  /** Published games that are not over: still published, whatever the settings offer now. */
  readonly keptGames?: ReadonlySet<number>
}

/**
 * A source of real matches: what it sends depends on the world, and a restart with games that were
 * published asks it for what was missed. It may be started wherever a provider may. It suspends its
 * prices by itself while the producer that sent them is not up.
 */
export interface LiveFeed {
  readonly producer: string
  start(start: LiveStart): FeedSession
}

/**
 * A replayable source of games. `start` first sends everything that still matters (fixtures, odds,
 * and what happened since `resumeFrom`), ends that with `snapshot_complete`, then goes on live with
 * `alive` every second. The same settings, epoch and clock give the same messages, whatever the
 * restarts.
 */
export interface FeedProvider {
  readonly producer: string
  start(start: FeedStart): FeedSession
}

/**
 * A replayable source that several servers may play at once, each to itself: one that waits to lead
 * has its book filled by it, and goes on from there.
 */
export interface ReplayableFeed extends FeedProvider {
  start(start: FeedStart): ReplayedSession
}

/** What a server knows when it begins to lead that it could not when it began to play along. */
export type FeedResumption = Pick<FeedStart, 'resumeFrom' | 'finishedBefore'>

export interface ReplayedSession extends FeedSession {
  /** Sends everything again, as a start from these moments would; what is live goes on. */
  resume(from: FeedResumption): void
}

export interface FeedSession {
  /**
   * Sends everything again and ends with a `snapshot_complete` that carries the number of the
   * request: one that began before the request does not cover what was lost since.
   */
  requestSnapshot(request?: number): void
  stop(): void
}
