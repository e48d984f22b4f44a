import { mappedTable } from '@caderneta/feed-uof/mapping/mapped-table'
import { pino } from 'pino'
import { existingDatabase } from '../database/existing-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { makeLog } from '../http/make-log.ts'
import { JobRunner } from '../jobs/job-runner.ts'
import { withSecrets } from '../keys/secret-files.ts'
import { recoveryTarget } from '../live-feed.ts'
import { FEED_USAGE, type FeedCommand, readFeedCommand } from './feed-command.ts'
import { statusLines, unmappedLines } from './feed-figures.ts'
import { replayFiles } from './replay-files.ts'

/** Exit codes: 0 done, 1 not possible, 2 the server or the database could not be used, 64 usage. */
const [EXIT_NOT_DONE, EXIT_UNAVAILABLE, EXIT_USAGE] = [1, 2, 64]
const PATIENCE_MS = 10_000

const command = readFeedCommand(process.argv.slice(2))
if (command === null) {
  process.stderr.write(FEED_USAGE)
  process.exitCode = EXIT_USAGE
} else process.exitCode = await runFeed(command)

async function runFeed(parsed: FeedCommand): Promise<number> {
  try {
    return await run(parsed)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Nothing was done: ${reason}\n`)
    return EXIT_UNAVAILABLE
  }
}

async function run(parsed: FeedCommand): Promise<number> {
  switch (parsed.verb) {
    case 'status':
      return printFigures(statusLines, await readMetrics())
    case 'unmapped':
      return printFigures(unmappedLines, await readMetrics())
    case 'mapped':
      process.stdout.write(mappedTable())
      return 0
    case 'recover':
      return await recover(parsed.target)
    case 'replay':
      await replayFiles(parsed, print)
      return 0
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function printFigures(linesOf: (metrics: string) => readonly string[], metrics: string): number {
  if (!metrics.includes('caderneta_feed{')) {
    print('This server reads no live feed.')
    return EXIT_NOT_DONE
  }
  const lines = linesOf(metrics)
  for (const line of lines.length > 0 ? lines : ['Every market that arrived is offered.'])
    print(line)
  return 0
}

async function readMetrics(): Promise<string> {
  const { PORT, METRICS_TOKEN } = withSecrets(process.env)
  const url = `http://127.0.0.1:${PORT || 3000}/metrics`
  const headers = METRICS_TOKEN ? { authorization: `Bearer ${METRICS_TOKEN}` } : {}
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const reply = await fetch(url, { headers, signal }).catch(() => {
    throw new Error(`no server answers at ${url}: set PORT to that of the server.`)
  })
  if (!reply.ok)
    throw new Error(
      `${url} was refused (${reply.status}): set METRICS_TOKEN to that of the server.`,
    )
  return await reply.text()
}

/** Written into the database, for the running server. */
async function recover(target: string): Promise<number> {
  if (recoveryTarget(target) === null) {
    print(`${target}: is neither a producer, such as 3, nor a match, such as sr:match:12345.`)
    return EXIT_NOT_DONE
  }
  const database = await openDatabase(existingDatabase(process.env))
  const jobs = new JobRunner({ database, log: makeLog('info', pino.destination(2)) })
  try {
    await jobs.prepare()
    await jobs.enqueue(database.kysely, { queue: 'feed-recovery', key: target })
  } finally {
    await jobs.stop()
    await database.close()
  }
  print(`${target}: requested. The server writes 'feed: recovery requested' into its log.`)
  return 0
}
