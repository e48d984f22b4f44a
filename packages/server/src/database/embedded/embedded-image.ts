import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { MIGRATIONS, migrate, readMigrations } from '../migrate.ts'
import { pglitePool } from './pglite-pool.ts'

const CACHE = fileURLToPath(
  new URL('../../../../../node_modules/.cache/caderneta/', import.meta.url),
)

/** Keeps the image small. Any change here or below produces another image. */
const INITDB = ['--wal-segsize=1']
/** PGlite never creates a second database. */
const WITHOUT_TEMPLATES = [
  "update pg_database set datistemplate = false where datname like 'template_'",
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

/**
 * A migrated, empty data folder as a tar file. To create a database takes seconds, to load this one
 * a fraction of that: the first caller stores it under `node_modules/.cache` for all later ones,
 * `npm run build` among them.
 */
export async function embeddedImage(): Promise<Blob> {
  const path = join(CACHE, await cacheName())
  const kept = await readFile(path).catch(() => null)
  if (kept) return imageOf(kept)
  const made = await makeImage()
  await keepImage(path, made).catch(ignoreReadOnlyFolder)
  return imageOf(made)
}

async function cacheName(): Promise<string> {
  const migrations = await readMigrations(MIGRATIONS)
  const hash = createHash('sha256').update([...INITDB, ...WITHOUT_TEMPLATES].join(' '))
  for (const migration of migrations) hash.update(migration.checksum)
  return `pglite-${hash.digest('hex').slice(0, 16)}.tar`
}

async function makeImage(): Promise<Buffer> {
  const pglite = await PGlite.create({ initDbStartParams: INITDB })
  const pool = pglitePool(pglite)
  await migrate(pool)
  await pool.end()
  for (const statement of WITHOUT_TEMPLATES) await pglite.exec(statement)
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  return Buffer.from(await image.arrayBuffer())
}

/** A blob returns a copy of its bytes, made piece by piece; this one has them at hand. */
function imageOf(bytes: Buffer): Blob {
  const whole = new Uint8Array(bytes).buffer
  return Object.assign(new Blob(), { arrayBuffer: async () => whole })
}

async function keepImage(path: string, image: Buffer): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, image)
  for (const old of await readdir(CACHE)) {
    if (/^pglite-.*\.tar$/.test(old)) await rm(join(CACHE, old), { force: true })
  }
  await rename(draft, path)
}

/** A user without write access to node_modules only waits longer. */
function ignoreReadOnlyFolder(error: unknown): void {
  const isReadOnly =
    error instanceof Error && 'code' in error && ['EACCES', 'EROFS'].includes(String(error.code))
  if (!isReadOnly) throw error
}
