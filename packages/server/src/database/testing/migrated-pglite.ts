import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { embeddedImage } from '../embedded/embedded-image.ts'
import { type RewindablePglite, rewindable } from './rewindable-pglite.ts'

/** More than a test can fill; what PGlite takes by default costs time to clear. */
export const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB']

/** Closed databases of this worker, for the next tests. A test has seldom more than two. */
const closed: RewindablePglite[] = []
const KEPT_MAX = 2

/** PGlite copies out of it, so that all databases of a worker can begin with the same bytes. */
let image: Promise<Blob> | undefined

/**
 * A fresh embedded database in memory with every table. Once closed it is rewound for the next
 * caller, which finds it as this one did; the one returned here is of no use then.
 */
export async function migratedPglite(): Promise<PGlite> {
  const database = takeClosed() ?? (await openRewindable())
  const { pglite } = database
  const { proxy, revoke } = Proxy.revocable(pglite, {
    get: (target, key) => {
      if (key === 'close') return close
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const close = async () => {
    revoke()
    if (closed.length < KEPT_MAX) closed.push(database)
    else await pglite.close()
  }
  return proxy
}

function takeClosed(): RewindablePglite | undefined {
  for (let database = closed.pop(); database; database = closed.pop()) {
    if (database.rewind()) return database
  }
  return undefined
}

async function openRewindable(): Promise<RewindablePglite> {
  image ??= embeddedImage()
  return await rewindable(await PGlite.create({ loadDataDir: await image, startParams: SMALL }))
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
