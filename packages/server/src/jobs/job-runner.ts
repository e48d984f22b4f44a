import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Database } from '../database/database.ts'
import { underMigrationLock } from '../database/migrate.ts'
import type { Reader } from '../database/transaction.ts'
import { bossDatabase, bossWriter } from './boss-database.ts'
import { dueQueues } from './job-view.ts'
import { type AskedJob, type Jobs, QUEUES, type Queue, type Work } from './jobs.ts'

export interface RunnerParts {
  readonly database: Database
  readonly log: FastifyBaseLogger
}

const LOOK_MS = 1_000
const MAINTENANCE_SECONDS = 60
/** Longer than any batch takes: who has not said by then that it is done is taken for dead. */
const EXPIRY_SECONDS = 120
const BATCH_LENGTH = 5
const DAY_SECONDS = 86_400

/** The first trial again after this time, each later one after twice as long. */
const RETRY_SECONDS = 2
/** Weeks, by then: a person has been called long before. */
const RETRIES_MAX = 20

const QUEUE_RULES = {
  policy: 'short',
  retryLimit: RETRIES_MAX,
  retryDelay: RETRY_SECONDS,
  retryBackoff: true,
  expireInSeconds: EXPIRY_SECONDS,
  retentionDays: 365,
} as const

/**
 * Jobs in the tables of pg-boss, beside ours. We fetch them ourselves: its own workers leave a
 * failed completion unheard, which ends the process, and ask the database once per queue.
 */
export class JobRunner implements Jobs {
  readonly #parts: RunnerParts
  readonly #boss: PgBoss
  readonly #works = new Map<Queue, Work>()
  readonly #underWay = new Map<Queue, Promise<void>>()
  #look: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #isStopping = false

  constructor(parts: RunnerParts) {
    this.#parts = parts
    this.#boss = new PgBoss({
      db: bossDatabase(parts.database.pool),
      schedule: false,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
      archiveCompletedAfterSeconds: DAY_SECONDS / 24,
      archiveFailedAfterSeconds: DAY_SECONDS * 30,
      deleteAfterSeconds: DAY_SECONDS,
    })
    this.#boss.on('error', (fault) => parts.log.error({ err: fault }, 'the jobs are in trouble'))
  }

  /** Makes the tables and queues that are missing; jobs can be asked for from then on. */
  async prepare(): Promise<void> {
    const { pool, isEmbedded } = this.#parts.database
    if (!isEmbedded) return underMigrationLock(pool, () => this.#makeQueues())
    await this.#makeQueues()
    await this.#takeBack()
  }

  /** Two at once on an empty database deadlock, or make one queue twice. */
  async #makeQueues(): Promise<void> {
    await this.#boss.start()
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name))
    for (const name of QUEUES)
      if (!known.has(name)) await this.#boss.createQueue(name, { name, ...QUEUE_RULES })
  }

  /** What is under way in a database that nobody else can have open was left behind by a crash. */
  async #takeBack(): Promise<void> {
    const { rows } = await this.#parts.database.pool.query<{ name: string; id: string }>(
      `select name, id from pgboss.job where state = 'active'`,
    )
    for (const { name, id } of rows) await this.#boss.fail(name, id, { message: 'a crash' })
  }

  handle(queue: Queue, work: Work): void {
    this.#works.set(queue, work)
  }

  async ask(writer: Reader, { queue, key, delayMs = 0 }: AskedJob): Promise<void> {
    const startAfter = delayMs / 1000
    await this.#boss.send(queue, { key }, { singletonKey: key, startAfter, db: bossWriter(writer) })
  }

  /** Does what is due, from now on until `stop`. */
  begin(): void {
    this.#timer = setInterval(() => {
      this.#look ??= this.#lookForWork().finally(() => {
        this.#look = null
      })
    }, LOOK_MS)
    this.#timer.unref()
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.#isStopping = true
    if (this.#timer) clearInterval(this.#timer)
    await this.#look
    await Promise.all(this.#underWay.values())
    await this.#boss.stop({ graceful: false, close: false })
  }

  /** Takes jobs from who is dead; happens by itself once a minute. */
  async maintain(): Promise<void> {
    await this.#boss.maintain()
  }

  /** One round over all that is due; resolves when it is done. */
  async runDue(): Promise<void> {
    await this.#lookForWork()
    await Promise.all(this.#underWay.values())
  }

  /** A queue that takes its time does not hold up the others. */
  async #lookForWork(): Promise<void> {
    const due = await dueQueues(this.#parts.database.kysely).catch(
      (fault: unknown): readonly string[] => {
        this.#parts.log.error({ err: fault }, 'nobody could look for jobs')
        return []
      },
    )
    for (const queue of QUEUES) {
      const work = this.#works.get(queue)
      if (!work || !due.includes(queue) || this.#underWay.has(queue)) continue
      const running = this.#empty(queue, work)
        .catch((fault: unknown) =>
          this.#parts.log.error({ err: fault, queue }, 'jobs have to wait'),
        )
        .finally(() => this.#underWay.delete(queue))
      this.#underWay.set(queue, running)
    }
  }

  async #empty(queue: Queue, work: Work): Promise<void> {
    for (;;) {
      const jobs = await this.#boss.fetch<{ key: string }>(queue, { batchSize: BATCH_LENGTH })
      for (const { id, data } of jobs) await this.#do(queue, id, data.key, work)
      if (jobs.length === 0 || this.#isStopping) return
    }
  }

  async #do(queue: Queue, id: string, key: string, work: Work): Promise<void> {
    try {
      const again = await work(key)
      // Before this one is done with, so that a crash between the two loses neither.
      if (again) await this.#again({ queue, key, delayMs: again.againAfterMs })
      await this.#boss.complete(queue, id)
    } catch (fault) {
      this.#parts.log.error({ err: fault, queue, key }, 'a job has to be done again')
      await this.#boss.fail(queue, id, { message: String(fault) })
    }
  }

  async #again(job: AskedJob): Promise<void> {
    await this.ask(this.#parts.database.kysely, job)
  }
}
