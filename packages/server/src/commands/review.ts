import { pino } from 'pino'
import { systemClock } from '../clock.ts'
import { existingDatabase } from '../database/existing-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { makeLog } from '../http/make-log.ts'
import { JobRunner } from '../jobs/job-runner.ts'
import { readDataKeys } from '../keys/load-data-keys.ts'
import { Outbox } from '../mail/outbox.ts'
import { sandboxMailer } from '../mail/sandbox-mailer.ts'
import { REVIEW_USAGE, type ReviewCommand, readReviewCommand } from './review-command.ts'
import { runReview } from './run-review.ts'

/**
 * Exit codes, for monitoring: done, not possible in the current state, could not check, misused.
 */
const EXIT_UNKNOWN = 2
const EXIT_USAGE = 64

const command = readReviewCommand(process.argv.slice(2))
if (command === null) {
  process.stderr.write(REVIEW_USAGE)
  process.exitCode = EXIT_USAGE
} else process.exitCode = await review(command)

async function review(request: ReviewCommand): Promise<number> {
  try {
    return await onDatabase(request)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Nothing was reviewed: ${reason}\n`)
    return EXIT_UNKNOWN
  }
}

async function onDatabase(request: ReviewCommand): Promise<number> {
  const { DATA_KEY, DATA_KEY_FILE, PUBLIC_URL, PORT } = process.env
  const { databaseUrl, dataDir } = existingDatabase(process.env)
  const database = await openDatabase({ databaseUrl, dataDir })
  // What it reads and decides is logged; its own output is for the operator.
  const log = makeLog('info', pino.destination(2))
  const jobs = new JobRunner({ database, log })
  try {
    await jobs.prepare()
    // The running server processes what is written here.
    const keySettings = { dataDir, dataKey: DATA_KEY || null, dataKeyFile: DATA_KEY_FILE || null }
    const dataKeys = await readDataKeys(keySettings)
    const outboxDeps = { database, clock: systemClock, log, jobs, dataKeys }
    const outbox = new Outbox(outboxDeps, sandboxMailer)
    const publicUrl = (PUBLIC_URL || `http://localhost:${PORT || 3000}`).replace(/\/+$/, '')
    const deps = { database, jobs, outbox, publicUrl, log, clock: systemClock }
    return await runReview(deps, request, (line) => process.stdout.write(`${line}\n`))
  } finally {
    await jobs.stop()
    await database.close()
  }
}
