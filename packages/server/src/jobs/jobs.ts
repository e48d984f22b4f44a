import type { Reader } from '../database/transaction.ts'

/** Everything that is done later, or retried until it is done. */
export const QUEUES = [
  'mail',
  'deposit-expiry',
  'deposit-polling',
  'deposit-comparison',
  'deposit-refund',
  'withdrawal',
  'notification',
  'cashback',
  'feed-recovery',
] as const
export type Queue = (typeof QUEUES)[number]

export interface JobRequest {
  readonly queue: Queue
  /** What it is about. While a job with this key waits, no other is added. */
  readonly key: string
  /** Not before this much time has passed. */
  readonly delayMs?: number
}

export interface Repeat {
  readonly repeatAfterMs: number
}

/**
 * One job. It may run twice, after a crash or on two servers, and must be idempotent. Throws to be
 * retried, each time a little later; `repeatAfterMs`: done for now, to be run again after that
 * time.
 */
export type Work = (key: string) => Promise<Repeat | undefined>

/** Dependencies of every feature with jobs. */
export interface JobDeps {
  readonly jobs: Jobs
}

/** Port: work that waits in the database, where neither a crash nor an outage loses it. */
export interface Jobs {
  /** In the transaction of its cause: the job exists if and only if that is committed. */
  enqueue(writer: Reader, job: JobRequest): Promise<void>
  /** Registers the worker of a queue, from the start of the jobs. */
  handle(queue: Queue, work: Work): void
}
