import type { FastifyBaseLogger } from 'fastify'
import { BackgroundWork } from '../background-work.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { WriteTransaction } from '../database/transaction.ts'
import type { JobDeps } from '../jobs/jobs.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { Mail, Mailer } from './mail.ts'
import {
  deleteMailsSentBefore,
  markMailSent,
  readUnsentMail,
  unsentMailIds,
  writeMail,
} from './mail-store.ts'

interface OutboxDeps extends JobDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly dataKeys: DataKeys
}

/** The writer of a mail sends it at once; after this time a job does. */
const SEEN_TO_AFTER_MS = 30_000

const DAY_MS = 24 * 60 * 60_000
/** How long the record of a sent mail is kept; with its body in the sandbox mailbox. */
const SENT_KEPT_MS = 30 * DAY_MS
const MAILBOX_KEPT_MS = DAY_MS

/**
 * Every mail is stored before it is sent, together with a job for it, so that neither a crash nor a
 * failing mail server loses one. No caller waits for the delivery: response times reveal nothing.
 */
export class Outbox {
  readonly #deps: OutboxDeps
  readonly #mailer: Mailer
  readonly #background = new BackgroundWork()

  constructor(deps: OutboxDeps, mailer: Mailer) {
    this.#deps = deps
    this.#mailer = mailer
    deps.jobs.handle('mail', async (mailId) => {
      await this.#deliver(Number(mailId))
      return undefined
    })
  }

  async write(transaction: WriteTransaction, mail: Mail): Promise<number> {
    const id = await writeMail(transaction, this.#deps.dataKeys, mail)
    const job = { queue: 'mail', key: String(id), delayMs: SEEN_TO_AFTER_MS } as const
    await this.#deps.jobs.enqueue(transaction, job)
    return id
  }

  /** Sends a written and committed mail in the background. */
  send(mailId: number): void {
    this.background(() => this.#deliver(mailId))
  }

  /** Does work that the caller must not wait for; a failure is logged. */
  background(work: () => Promise<void>): void {
    const log = (err: unknown) => this.#deps.log.error({ err }, 'mail: sending failed')
    this.#background.begin(work().catch(log))
  }

  /** Ensures a job for each unsent mail, also for those whose job gave up. */
  async seeToWaiting(): Promise<void> {
    const { database, jobs } = this.#deps
    for (const id of await unsentMailIds(database.kysely))
      await jobs.enqueue(database.kysely, { queue: 'mail', key: String(id) })
  }

  /** Deletes what was sent longer ago than the retention period. */
  async deleteOld(): Promise<void> {
    const { database, clock } = this.#deps
    const keptMs = this.#mailer.isMailbox ? MAILBOX_KEPT_MS : SENT_KEPT_MS
    await deleteMailsSentBefore(database.kysely, new Date(clock.now() - keptMs))
  }

  /** Resolves when all background work is done, also work that this work started. */
  settled(): Promise<void> {
    return this.#background.ended()
  }

  async #deliver(mailId: number): Promise<void> {
    const { database, clock, dataKeys } = this.#deps
    const mail = await readUnsentMail(database.kysely, dataKeys, mailId)
    if (!mail) return
    await this.#mailer.deliver(mail)
    const keepsBody = this.#mailer.isMailbox ?? false
    await markMailSent(database.kysely, mailId, { at: new Date(clock.now()), keepsBody })
  }
}
