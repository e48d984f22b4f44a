import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  MIGRATIONS,
  type Migration,
  migrate,
  readMigrations,
} from '@caderneta/server/database/migrate'
import { connectDatabase } from '@caderneta/server/database/open-database'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import {
  type ServerEnvironment,
  type ServerProcess,
  startServer,
} from '@caderneta/testing/hosts/server-process'
import {
  currentVersion,
  findPreviousVersion,
  type UnpackedVersion,
  unpackVersion,
} from './previous-version.ts'
import { type OnStep, Walk } from './walk.ts'

interface PreviousServerOptions {
  readonly serverUrl: string
  /** A git ref; null: the newest version that has fewer migrations than this one. */
  readonly ref: string | null
  /** Applied after the migrations of this version. */
  readonly planted: readonly Migration[]
  readonly onStep: OnStep
}

/** One version, and what the player does there. */
interface Visit {
  readonly title: string
  /** Its program; absent: this version's own. */
  readonly path?: string
  readonly act: (server: ServerProcess) => Promise<void>
}

/** Few matches, which start in an hour; a bet is closed at a price, never free. */
const QUIET = { ...CUP_AHEAD, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64', CANCEL_FREE_MS: '0' }
const LOGGED_ERROR = /"level":[56]0/

/**
 * Runs the version before on a database that this one has migrated, then this one, then the version
 * before again, as after a roll-back. One player bets on all of them. Throws when a server refuses
 * to start, a call fails, a server logs an error or the books are not in order.
 */
export async function runPreviousServer(options: PreviousServerOptions): Promise<void> {
  const known = await readMigrations(MIGRATIONS)
  const migrations = [...known, ...options.planted]
  const version = await unpackVersion(await findPreviousVersion(options.ref, known))
  const database = await makeOwnDatabase(options.serverUrl)
  const dataDir = await mkdtemp(join(tmpdir(), 'caderneta-previous-'))
  try {
    await migrateDatabase(database.url, migrations)
    options.onStep(`a new database: ${migrations.length} migrations`)
    const current = `current: ${await currentVersion()}, ${known.length} migrations`
    const environment = { ...QUIET, DATABASE_URL: database.url, DATA_DIR: dataDir }
    for (const visit of visitsOf(version, current, new Walk(options.onStep)))
      await visitServer(visit, environment, options.onStep)
    const audit = await runAudit({ databaseUrl: database.url })
    if (audit.exitCode !== 0) throw new Error(`audit: ${audit.output}`)
    options.onStep(`audit: ${audit.output.trim()}`)
  } finally {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
    await version.remove()
  }
}

function visitsOf(version: UnpackedVersion, current: string, walk: Walk): readonly Visit[] {
  const { commit, migrations, isCheckReplaced, server, heldFeedServer } = version
  const check = isCheckReplaced ? ', with the check of migrations of the current version' : ''
  const title = `previous: ${commit}, ${migrations} migrations${check}`
  const begin = async ({ url }: ServerProcess) => {
    await walk.signUpAt(url)
    await walk.playRound()
  }
  const goOn = async ({ url }: ServerProcess) => {
    await walk.returnAt(url)
    await walk.playRound()
  }
  const finish = async (running: ServerProcess) => {
    await goOn(running)
    await walk.settle(
      () => process.kill(running.pid, 'SIGUSR2'),
      () => process.kill(running.pid, 'SIGHUP'),
    )
  }
  return [
    { title, path: server, act: begin },
    { title: current, act: goOn },
    { title: `rolled back to the ${title}`, path: heldFeedServer, act: finish },
  ]
}

async function migrateDatabase(url: string, migrations: readonly Migration[]): Promise<void> {
  const database = await connectDatabase({ databaseUrl: url, dataDir: '' })
  try {
    await migrate(database.pool, migrations)
  } finally {
    await database.close()
  }
}

/** An error names the version, and contains what its server logged. */
async function visitServer(
  { title, path, act }: Visit,
  environment: ServerEnvironment,
  onStep: OnStep,
): Promise<void> {
  const server = await startServer(environment, path).catch((error: unknown) => {
    throw new Error(`${title}: ${reasonOf(error)}`, { cause: error })
  })
  onStep(title)
  try {
    await act(server)
    if (LOGGED_ERROR.test(server.output())) throw new Error('it logged an error')
  } catch (error) {
    throw new Error(`${title}: ${reasonOf(error)}\n${server.output()}`, { cause: error })
  } finally {
    await server.stop()
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
