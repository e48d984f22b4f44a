import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { embeddedImage } from '../embedded-image.ts'

/** More than a test can fill; what PGlite takes by default costs time to clear. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB']

/** PGlite copies out of it, so that all databases of a worker can begin with the same bytes. */
let image: Promise<Blob> | undefined

/** A fresh embedded database in memory with every table. */
export async function migratedPglite(): Promise<PGlite> {
  image ??= embeddedImage()
  return await PGlite.create({ loadDataDir: await image, startParams: SMALL })
}

/** The same in a data folder, as the first start of a server would create it there. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const made = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    loadDataDir: await embeddedImage(),
    startParams: SMALL,
  })
  await made.close()
}
