import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { StatementPool } from '../statement-pool.ts'
import { lockDataDirectory } from './data-directory-lock.ts'
import { embeddedImage } from './embedded-image.ts'
import { pglitePool } from './pglite-pool.ts'

interface EmbeddedDatabase {
  readonly pool: StatementPool
  close(): Promise<void>
}

/** PGlite takes 128 MB of memory by default, of which one connection uses little. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/**
 * PGlite in `dataDir`, under an exclusive lock: two processes on one directory would silently lose
 * each other's commits.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true })
  const release = await lockDataDirectory(dataDir)
  try {
    const pglite = await openPglite(join(dataDir, 'database'))
    const pool = pglitePool(pglite)
    const close = async () => {
      await pool.end()
      await pglite.close()
      release()
    }
    return { pool, close }
  } catch (error) {
    release()
    throw error
  }
}

/** A first start that is killed half-way must not leave half a database in place of a whole one. */
async function openPglite(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) {
    const unfinished = `${directory}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    const made = await PGlite.create({
      dataDir: unfinished,
      loadDataDir: await embeddedImage(),
      startParams: START_PARAMETERS,
    })
    await made.close()
    await rename(unfinished, directory)
  }
  return await PGlite.create({ dataDir: directory, startParams: START_PARAMETERS })
}
