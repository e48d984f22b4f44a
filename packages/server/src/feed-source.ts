import type { FeedProvider, LiveFeed, ReplayableFeed } from '@caderneta/feed/provider'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import {
  type FeedRun,
  lastRun,
  lastRunOfFamily,
  readFirstStart,
  readOpenGames,
  startRun,
} from './features/catalogue/catalogue.ts'
import type { FeedFigure } from './http/server-metrics.ts'

/**
 * A source of games from which a run is made, with what a restart needs to resume the same ones.
 */
export interface FeedSource {
  /** Names the source and everything that shapes its games: a change of it is another run. */
  readonly name: string
  /** Runs of one family number their games alike, so a database contains one of them. */
  readonly family: string | null
  /** Lowest and highest identifier of the games of a run. */
  gameIds(run: FeedRun): { readonly idMin: number; readonly idMax: number }
  provider(run: FeedRun, deps: FeedSourceDeps): FeedProvider | LiveFeed
  /** Of a source that servers which wait to lead may play as well; a live one is not. */
  readonly replayable?: (run: FeedRun) => ReplayableFeed
  /** What a live source has received and left out, for the metrics. */
  readonly figures?: () => readonly FeedFigure[]
  /** The producers of a live source that may not be believed now, each with why. */
  readonly down?: () => readonly string[]
  /** Requests a producer ('3') or a match ('sr:match:1') again; false when it cannot. */
  readonly recover?: (target: string) => boolean
  /** Called after the last message, when the server stops. */
  readonly stopped?: () => Promise<void>
  /** True when every game of the run is over: the next start begins a new run. */
  isExhausted(run: FeedRun, now: number): boolean
}

/** What a live source needs of the server. */
interface FeedSourceDeps {
  readonly clock: Clock
  readonly database: Database
  readonly log: FastifyBaseLogger
}

/** Where a feed starts: which run, and from when it has to resend what happened. */
export interface FeedBeginning {
  readonly run: FeedRun
  readonly resumeFrom: number
  /** Games that were published before and are not over. */
  readonly keptGames: ReadonlySet<number>
  /** When the first game starts that is known; what was over before may be sent. */
  readonly finishedBefore: number
}

/** What happened longer ago than this is not resent. */
const RESUME_SPAN_MS = 14 * 24 * 3_600_000

/** The database contains another season under the same numbers; the message is for an operator. */
export class SeasonClash extends Error {
  override readonly name = 'SeasonClash'
}

/** Resumes the last run of the source, or starts a new one. */
export async function beginFeed(
  database: Database,
  source: FeedSource,
  now: number,
): Promise<FeedBeginning> {
  return (await resumedFeed(database, source, now)) ?? (await newRun(database, source, now))
}

/** The last run of the source, as it goes on; null: the next one begins with a leader. */
export async function resumedFeed(
  database: Database,
  source: FeedSource,
  now: number,
): Promise<FeedBeginning | null> {
  const last = await lastRun(database, source.name)
  if (last === null) return null
  const range = { ...source.gameIds(last), from: now - RESUME_SPAN_MS }
  const { gameIds, earliestStart } = await readOpenGames(database, range)
  // A finished run is resent once more while a bet of it is open.
  if (earliestStart === null && source.isExhausted(last, now)) return null
  return {
    run: last,
    resumeFrom: Math.min(earliestStart ?? now, now),
    keptGames: gameIds,
    finishedBefore: Math.min((await readFirstStart(database, range)) ?? now, now),
  }
}

async function newRun(database: Database, source: FeedSource, now: number): Promise<FeedBeginning> {
  const other = source.family === null ? null : await lastRunOfFamily(database, source.family)
  if (other !== null && other !== source.name)
    throw new SeasonClash(
      `This database plays ${other}; ${source.name} would give its games other teams. ` +
        'Start with the same FEED_SEED and FEED_SPEED, or with another database.',
    )
  const run = await startRun(database, source.name, now)
  return { run, resumeFrom: now, keptGames: new Set(), finishedBefore: now }
}
