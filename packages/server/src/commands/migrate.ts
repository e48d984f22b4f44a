import { pino } from 'pino'
import { MIGRATIONS, readMigrations } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { makeLog } from '../http/make-log.ts'
import { JobRunner } from '../jobs/job-runner.ts'
import { withSecrets } from '../keys/secret-files.ts'
import { prepareAsOwner } from './prepare-as-owner.ts'
import { startErrorSentence } from './start-error.ts'

/** Exit codes of sysexits.h: the database cannot be used; something in the environment is wrong. */
const EXIT_UNAVAILABLE = 69
const EXIT_CONFIGURATION = 78

interface MigrateSettings {
  readonly databaseUrl: string
  /** The role that owns the tables; null: that of the server. */
  readonly ownerUrl: string | null
}

const settings = readSettings()
process.exitCode =
  typeof settings === 'string' ? fail(settings, EXIT_CONFIGURATION) : await run(settings)

function readSettings(): MigrateSettings | string {
  try {
    const { DATABASE_URL, DATABASE_OWNER_URL } = withSecrets(process.env)
    if (!DATABASE_URL)
      return 'DATABASE_URL is needed: the embedded database migrates at each start.'
    return { databaseUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL || null }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function run(given: MigrateSettings): Promise<number> {
  try {
    await prepare(given)
    const newest = (await readMigrations(MIGRATIONS)).at(-1)
    process.stdout.write(`Everything up to ${newest?.name} is applied.\n`)
    return 0
  } catch (error) {
    const sentence = startErrorSentence(error, { port: 0, databaseUrl: given.databaseUrl })
    return fail(sentence ?? String(error), EXIT_UNAVAILABLE)
  }
}

/** What a server does with the tables before it starts; the servers that run go on meanwhile. */
async function prepare({ databaseUrl, ownerUrl }: MigrateSettings): Promise<void> {
  const log = makeLog('info', pino.destination(2))
  if (ownerUrl !== null) return await prepareAsOwner({ databaseUrl, ownerUrl, log })
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    const jobs = new JobRunner({ database, log })
    await jobs.prepare()
    await jobs.stop()
  } finally {
    await database.close()
  }
}

function fail(sentence: string, code: number): number {
  process.stderr.write(`Nothing more was migrated: ${sentence}\n`)
  return code
}
