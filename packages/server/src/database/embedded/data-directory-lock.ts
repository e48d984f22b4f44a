import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isSameProcessAlive, type ProcessIdentity, processIdentity } from './process-identity.ts'

const CLAIM = /^lock-[0-9a-f-]+\.json$/
const HEARTBEAT_MS = 2_000
/** Stale after three missed heartbeats. */
const HEARTBEAT_WATCH_MS = 3 * HEARTBEAT_MS

/** Another process uses the directory; the message is one sentence for the operator. */
export class DataDirectoryTaken extends Error {
  override readonly name = 'DataDirectoryTaken'
}

/**
 * Locks the directory for this process alone, or throws `DataDirectoryTaken`. Returns the release.
 *
 * Each process writes a claim under a unique name and only then looks for other claims. Of two
 * claims the later one always sees the earlier, so two processes never both pass. Claims of dead
 * processes are removed; their names are unique, so this is safe.
 */
export async function lockDataDirectory(directory: string): Promise<() => void> {
  const own = `lock-${randomUUID()}.json`
  const identity = processIdentity()
  writeClaim(directory, own, identity)
  const release = keepClaim(join(directory, own))
  try {
    for (const name of (await readdir(directory)).filter((found) => CLAIM.test(found))) {
      if (name !== own) await sweepOrRefuse(directory, name, identity)
    }
  } catch (error) {
    release()
    throw error
  }
  return release
}

/** The rename makes the claim appear whole: no process ever reads half of it. */
function writeClaim(directory: string, name: string, identity: ProcessIdentity): void {
  const draft = join(directory, `${name}.draft`)
  writeFileSync(draft, JSON.stringify(identity))
  renameSync(draft, join(directory, name))
}

function keepClaim(path: string): () => void {
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimesSync(path, now, now)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  const remove = () => rmSync(path, { force: true })
  process.once('exit', remove)
  return () => {
    clearInterval(heartbeat)
    process.removeListener('exit', remove)
    remove()
  }
}

async function sweepOrRefuse(
  directory: string,
  name: string,
  self: ProcessIdentity,
): Promise<void> {
  const path = join(directory, name)
  const claimant = await readClaim(path)
  if (claimant === null) return
  if ((isSameProcessAlive(claimant, self) ?? (await isHeartBeating(path))) === false) {
    rmSync(path, { force: true })
    return
  }
  throw new DataDirectoryTaken(
    `The data folder ${directory} is in use by process ${claimant.processId}: ` +
      'stop that one first, or set DATA_DIR to another folder.',
  )
}

/** Null when the claim was released in the meantime. */
async function readClaim(path: string): Promise<ProcessIdentity | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (!existsSync(path)) return null
    throw error
  }
}

/** For a claimant that is not in the process table, such as one in another container. */
async function isHeartBeating(path: string): Promise<boolean> {
  const before = await lastBeat(path)
  await wait(HEARTBEAT_WATCH_MS)
  const after = await lastBeat(path)
  return after !== null && after !== before
}

async function lastBeat(path: string): Promise<number | null> {
  return existsSync(path) ? (await stat(path)).mtimeMs : null
}
