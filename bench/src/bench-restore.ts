import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { startServer } from '@caderneta/testing/hosts/server-process'
import pg from 'pg'
import type { Figure } from './figure.ts'
import { placeOverHttp } from './placement/placement-load.ts'
import { placementTarget } from './placement/placement-target.ts'

const run = promisify(execFile)

const BETTORS = 16
const CONNECTIONS = 16
/** The backup begins this long after the bets, which go on while it is taken. */
const LEAD_MS = 4_000
const SECONDS = 20

/**
 * A drill for a lost database: a backup while bets are placed, restored beside
 * it, and the books of the copy audited. Nothing is stopped for it.
 */
export async function benchRestore(serverUrl: string): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-backup-'))
  const file = join(folder, 'books.dump')
  const source = await makeOwnDatabase(serverUrl)
  const copy = await makeOwnDatabase(serverUrl)
  try {
    return [...(await backUp(source.url, file)), ...(await restore(copy.url, file))]
  } finally {
    await source.drop()
    await copy.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function backUp(databaseUrl: string, file: string): Promise<readonly Figure[]> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: 'off',
    PASSWORD_MEMORY_KIB: '64',
  })
  try {
    const target = await placementTarget(server.url, BETTORS)
    const load = placeOverHttp(target, { connections: CONNECTIONS, betsPerSlip: 1 }, SECONDS)
    await pause(LEAD_MS)
    const seconds = await secondsOf(() => postgres('pg_dump', ['-Fc', '-f', file, databaseUrl]))
    const { betsPerSecond } = await load
    const { size } = await stat(file)
    return [
      { name: 'backup while bets are placed', value: seconds, unit: 's' },
      { name: 'its size', value: size / 2 ** 20, unit: 'MB' },
      { name: 'bets placed meanwhile', value: betsPerSecond, unit: 'bets/s' },
      {
        name: 'bets in the database at the end',
        value: await countBets(databaseUrl),
        unit: 'bets',
      },
    ]
  } finally {
    await server.stop()
  }
}

async function restore(databaseUrl: string, file: string): Promise<readonly Figure[]> {
  const arguments_ = ['--exit-on-error', '--no-owner', '-j', '2', '-d', databaseUrl, file]
  const restored = await secondsOf(() => postgres('pg_restore', arguments_))
  const audited = await secondsOf(async () => {
    const { exitCode, output } = await runAudit({ databaseUrl })
    if (exitCode !== 0) throw new Error(`the books of the copy: ${output}`)
  })
  return [
    { name: 'restored to an empty database', value: restored, unit: 's' },
    { name: 'bets in the copy', value: await countBets(databaseUrl), unit: 'bets' },
    { name: 'audit of the copy, no violation', value: audited, unit: 's' },
  ]
}

/** A program beside the server's own binary, which need not be on the path. */
async function postgres(program: string, args: readonly string[]): Promise<void> {
  const folder = (await run('pg_config', ['--bindir'])).stdout.trim()
  await run(join(folder, program), args)
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

async function countBets(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from bet')
  await client.end()
  return rows[0]?.count ?? 0
}
