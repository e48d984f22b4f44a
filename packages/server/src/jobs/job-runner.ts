import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Database } from '../database/database.ts'
import { underMigrationLock } from '../database/migrate.ts'
import type { Reader } from '../database/transaction.ts'
import { bossDatabase, bossWriter } from './boss-database.ts'
import { dueQueues, readActiveJobs } from './job-view.ts'
import { type JobRequest, type Jobs, QUEUES, type Queue, type Work } from './jobs.ts'

interface RunnerDeps {
  readonly database: Database
  readonly log: FastifyBaseLogger
}

const LOOK_MS = 1_000
const MAINTENANCE_SECONDS = 60
/** Longer than any batch takes: a runner that has not completed it by then is considered dead. */
const EXPIRY_SECONDS = 120
const BATCH_LENGTH = 5
const DAY_SECONDS = 86_400

/** Delay of the first retry, doubled for each later one. */
const RETRY_SECONDS = 2
/** About weeks in total: an operator has been alerted long before. */
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
 * Jobs in the tables of pg-boss, beside our own. We fetch them ourselves: its own workers leave a
 * failed completion unhandled, which ends the process, and query the database once per queue.
 */
export class JobRunner implements Jobs {
  readonly #deps: RunnerDeps
  readonly #boss: PgBoss
  readonly #works = new Map<Queue, Work>()
  readonly #underWay = new Map<Queue, Promise<void>>()
  #look: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #isStopping = false

  constructor(deps: RunnerDeps) {
    this.#deps = deps
    this.#boss = new PgBoss({
      db: bossDatabase(deps.database.pool),
      schedule: false,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
      archiveCompletedAfterSeconds: DAY_SECONDS / 24,
      archiveFailedAfterSeconds: DAY_SECONDS * 30,
      deleteAfterSeconds: DAY_SECONDS,
    })
    this.#boss.on('error', (error) => deps.log.error({ err: error }, 'jobs: pg-boss error'))
  }

  /** Creates missing tables and queues; jobs can be added from then on. */
  async prepare(): Promise<void> {
    const { pool, isEmbedded } = this.#deps.database
    if (!isEmbedded) return underMigrationLock(pool, () => this.#makeQueues())
    await this.#makeQueues()
    await this.#takeBack()
  }

  /** Two at once on an empty database deadlock, or create one queue twice. */
  async #makeQueues(): Promise<void> {
    await this.#boss.start()
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name))
    for (const name of QUEUES)
      if (!known.has(name)) await this.#boss.createQueue(name, { name, ...QUEUE_RULES })
  }

  /** Work in progress in a database that no other process can have open was left by a crash. */
  async #takeBack(): Promise<void> {
    for (const { name, id } of await readActiveJobs(this.#deps.database.kysely))
      await this.#boss.fail(name, id, { message: 'a crash' })
  }

  handle(queue: Queue, work: Work): void {
    this.#works.set(queue, work)
  }

  async enqueue(writer: Reader, { queue, key, delayMs = 0 }: JobRequest): Promise<void> {
    const startAfter = delayMs / 1000
    await this.#boss.send(queue, { key }, { singletonKey: key, startAfter, db: bossWriter(writer) })
  }

  /** Runs due jobs from now on until `stop`. */
  begin(): void {
    this.#timer = setInterval(() => {
      this.#look ??= this.#lookForWork().finally(() => {
        this.#look = null
      })
    }, LOOK_MS)
    this.#timer.unref()
  }

  /** Resolves when no work is in progress any more. */
  async stop(): Promise<void> {
    this.#isStopping = true
    if (this.#timer) clearInterval(this.#timer)
    await this.#look
    await Promise.all(this.#underWay.values())
    await this.#boss.stop({ graceful: false, close: false })
  }

  /** Takes jobs over from dead runners; happens by itself once a minute. */
  async maintain(): Promise<void> {
    await this.#boss.maintain()
  }

  /** One round over all due jobs; resolves when it is done. */
  async runDue(): Promise<void> {
    await this.#lookForWork()
    await Promise.all(this.#underWay.values())
  }

  /** A slow queue does not hold up the others. */
  async #lookForWork(): Promise<void> {
    const due = await dueQueues(this.#deps.database.kysely).catch(
      (error: unknown): readonly string[] => {
        this.#deps.log.error({ err: error }, 'jobs: poll failed')
        return []
      },
    )
    for (const queue of QUEUES) {
      const work = this.#works.get(queue)
      if (!work || !due.includes(queue) || this.#underWay.has(queue)) continue
      const running = this.#empty(queue, work)
        .catch((error: unknown) =>
          this.#deps.log.error({ err: error, queue }, 'jobs: queue run failed'),
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
      const repeat = await work(key)
      // Before this one completes, so that a crash between the two loses neither.
      if (repeat) await this.#repeat({ queue, key, delayMs: repeat.repeatAfterMs })
      await this.#boss.complete(queue, id)
    } catch (error) {
      this.#deps.log.error({ err: error, queue, key }, 'jobs: job will be retried')
      await this.#boss.fail(queue, id, { message: String(error) })
    }
  }

  async #repeat(job: JobRequest): Promise<void> {
    await this.enqueue(this.#deps.database.kysely, job)
  }
}
