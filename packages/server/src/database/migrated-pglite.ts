import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { MIGRATIONS, migrate, readMigrations } from './migrate.ts'
import { pglitePool } from './pglite-pool.ts'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/caderneta/', import.meta.url))

/**
 * A fresh embedded database in memory with every table. To make one takes seconds, to load a
 * finished one a fraction of that: the first maker leaves it behind for all later ones.
 */
export async function migratedPglite(): Promise<PGlite> {
  const path = join(CACHE, await cacheName())
  const image = await readFile(path).catch(() => null)
  if (image) return await PGlite.create({ loadDataDir: new Blob([image]) })
  const made = await makePglite()
  await keepImage(path, made).catch(ignoreReadOnlyFolder)
  return made
}

async function cacheName(): Promise<string> {
  const migrations = await readMigrations(MIGRATIONS)
  const hash = createHash('sha256')
  for (const migration of migrations) hash.update(migration.checksum)
  return `pglite-${hash.digest('hex').slice(0, 16)}.tar`
}

async function makePglite(): Promise<PGlite> {
  const pglite = await PGlite.create()
  const pool = pglitePool(pglite)
  await migrate(pool)
  await pool.end()
  return pglite
}

async function keepImage(path: string, pglite: PGlite): Promise<void> {
  const image = await pglite.dumpDataDir('none')
  await mkdir(CACHE, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await image.arrayBuffer()))
  for (const old of await readdir(CACHE)) {
    if (/^pglite-.*\.tar$/.test(old)) await rm(join(CACHE, old), { force: true })
  }
  await rename(draft, path)
}

/** Somebody who may not write into node_modules only waits longer. */
function ignoreReadOnlyFolder(error: unknown): void {
  const isReadOnly =
    error instanceof Error && 'code' in error && ['EACCES', 'EROFS'].includes(String(error.code))
  if (!isReadOnly) throw error
}
