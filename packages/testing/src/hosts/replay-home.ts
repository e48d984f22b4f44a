import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeOwnDatabase } from './own-database.ts'
import type { runAudit } from './run-audit.ts'
import type { ServerEnvironment } from './server-process.ts'

/** Where a replay keeps its books, from its first server to its audit. */
export interface ReplayHome {
  readonly environment: ServerEnvironment
  /** For files of the replay itself. */
  readonly folder: string
  readonly books: Parameters<typeof runAudit>[0]
  remove(): Promise<void>
}

/** A database of its own on a PostgreSQL server, or the embedded one in a folder of its own. */
export async function makeReplayHome(serverUrl: string | null): Promise<ReplayHome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caderneta-replay-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (serverUrl === null)
    return {
      environment: { DATA_DIR: dataDir },
      folder: dataDir,
      books: { dataDir },
      remove: removeFolder,
    }
  const database = await makeOwnDatabase(serverUrl)
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: database.url },
    folder: dataDir,
    books: { databaseUrl: database.url },
    remove: async () => {
      await database.drop()
      await removeFolder()
    },
  }
}
