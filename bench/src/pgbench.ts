import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const scriptPath = (name: string): string =>
  fileURLToPath(new URL(`../pgbench/${name}.sql`, import.meta.url))

/** Runs a script of bench/pgbench once with psql. */
export async function runScript(databaseUrl: string, name: string): Promise<void> {
  await run('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-f', scriptPath(name), databaseUrl])
}

export interface PgbenchLoad {
  readonly script: string
  readonly connections: number
  /** Either for so many seconds or so many transactions in each connection. */
  readonly seconds?: number
  readonly transactions?: number
  readonly variables?: Readonly<Record<string, number>>
}

/** Transactions a second that pgbench reaches with a script of bench/pgbench. */
export async function runPgbench(databaseUrl: string, load: PgbenchLoad): Promise<number> {
  const span = load.transactions
    ? ['-t', String(load.transactions)]
    : ['-T', String(load.seconds ?? 10)]
  const variables = Object.entries(load.variables ?? {}).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ])
  const { stdout } = await run('pgbench', [
    ...['-n', '-M', 'prepared', '-j', '2', '-c', String(load.connections), ...span],
    ...variables,
    ...['-f', scriptPath(load.script), databaseUrl],
  ])
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (rate === undefined) throw new Error(`pgbench gave no rate: ${stdout}`)
  return Number(rate)
}
