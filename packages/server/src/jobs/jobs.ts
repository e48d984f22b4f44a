import type { Reader } from '../database/transaction.ts'

/** Everything that is done later, or again until it is done. */
export const QUEUES = [
  'mail',
  'deposit-expiry',
  'deposit-polling',
  'deposit-comparison',
  'deposit-refund',
  'withdrawal',
  'notification',
  'cashback',
] as const
export type Queue = (typeof QUEUES)[number]

export interface JobRequest {
  readonly queue: Queue
  /** What it is about. As long as a job about it waits, no other is added. */
  readonly key: string
  /** Not before so much time is over. */
  readonly delayMs?: number
}

export interface Repeat {
  readonly repeatAfterMs: number
}

/**
 * One job. It may be done twice, after a crash or by two servers, and has to come to the same.
 * Throws when it is to be done again, each time a little later; `againAfterMs`: it is done for now
 * and wants to be done anew after that time.
 */
export type Work = (key: string) => Promise<Repeat | undefined>

/** What every feature with jobs is given. */
export interface JobDeps {
  readonly jobs: Jobs
}

/** Port: work that waits in the database, where neither a crash nor an outage loses it. */
export interface Jobs {
  /** In the transaction of its cause, a job is there if and only if that is committed. */
  enqueue(writer: Reader, job: JobRequest): Promise<void>
  /** Who does the work of a queue, from when the jobs are begun. */
  handle(queue: Queue, work: Work): void
}
