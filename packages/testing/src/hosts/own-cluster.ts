import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const POLL_MS = 20
/** After a kill under load it first replays its log. */
const START_MS_MAX = 300_000

/** A PostgreSQL server of the bench alone, which may be killed without affecting others. */
export interface OwnCluster {
  /** Of its first database. */
  readonly url: string
  /** `kill -9` of every process of it, and waits until they are gone. */
  kill(): Promise<void>
  /** Starts it again on the same files; resolves when it accepts connections. */
  start(): Promise<void>
  remove(): Promise<void>
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/** Settings of PostgreSQL by name. */
type ClusterSettings = Readonly<Record<string, string>>

export async function makeOwnCluster(settings: ClusterSettings = {}): Promise<OwnCluster> {
  const folder = await makeOwnFolder()
  await runPostgres('initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust'])
  return await clusterAt(folder, settings)
}

/** Starts what is in this folder, a copy for example, on this port or a free one. */
export async function clusterAt(
  folder: string,
  settings: ClusterSettings,
  at?: number,
): Promise<OwnCluster> {
  const binaries = (await run('pg_config', ['--bindir'])).stdout.trim()
  const owner = await ownerOfFiles()
  const port = at ?? (await freePort())
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const options = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  for (const [name, value] of Object.entries(settings)) options.push('-c', `${name}=${value}`)
  let child: ChildProcess | null = null
  const start = async () => {
    const until = Date.now() + START_MS_MAX
    do {
      if (Date.now() > until) throw new Error(`PostgreSQL does not start in ${folder}`)
      // It refuses to start, and ends, as long as anything of the killed one is still there.
      if (!child || child.exitCode !== null) {
        child = spawn(join(binaries, 'postgres'), options, { ...owner, stdio: 'ignore' })
      }
      await pause(POLL_MS)
    } while (!(await isReachable(url)))
  }
  const kill = async () => {
    if (child?.pid === undefined) return
    const gone = once(child, 'exit')
    // Held first: one that it starts after its children were listed would outlive it.
    child.kill('SIGSTOP')
    for (const pid of [child.pid, ...(await childrenOf(child.pid))]) killNow(pid)
    await gone
    child = null
  }
  await start()
  return {
    url,
    kill,
    start,
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** An empty folder that PostgreSQL may write. */
export async function makeOwnFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-cluster-'))
  const { uid, gid } = await ownerOfFiles()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  return folder
}

/** Runs a program beside the server's own binary, as the user of its files. */
export async function runPostgres(program: string, parameters: readonly string[]): Promise<void> {
  const binaries = (await run('pg_config', ['--bindir'])).stdout.trim()
  await run(join(binaries, program), parameters, await ownerOfFiles())
}

/** PostgreSQL refuses to run as root: then its files belong to the user of its package. */
async function ownerOfFiles(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  const [uid, gid] = [await idOf('-u'), await idOf('-g')]
  return { uid, gid }
}

/** What a server has started are no members of its group: each has one of its own. */
async function childrenOf(pid: number): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)])
  return stdout.trim().split(/\s+/).map(Number)
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  // A server that goes down again emits this; without a listener that would end the bench.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
