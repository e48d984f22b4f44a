import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AS_STARTED } from '@caderneta/testing/hosts/as-started'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import {
  type ServerEnvironment,
  type ServerProcess,
  startServer,
} from '@caderneta/testing/hosts/server-process'
import { BUSY_FEED_HOST, BUSY_SITE } from '../browser/page-busy.ts'

const READY_MS_MAX = 120_000
const POLL_MS = 100

export interface SeveralServers {
  /** In the order of their roles. */
  readonly servers: readonly ServerProcess[]
  stop(): Promise<void>
}

/**
 * One server for each list of roles on a database of their own, as `npm start` runs them; without a
 * NATS a single one. They share the feed of 3,000 games.
 */
export async function startSeveral(
  serverUrl: string,
  natsUrl: string | null,
  roles: readonly string[],
  settings: ServerEnvironment,
): Promise<SeveralServers> {
  const database = await makeOwnDatabase(serverUrl)
  const environment = {
    ...BUSY_SITE,
    ...AS_STARTED.environment,
    ...settings,
    ...(natsUrl === null ? {} : { NATS_URL: natsUrl }),
    DATA_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: database.url,
  }
  const servers: ServerProcess[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
  }
  try {
    for (const ROLE of roles) {
      const server = await startServer({ ...environment, ROLE }, BUSY_FEED_HOST, AS_STARTED.flags)
      servers.push(server)
      await untilReady(server)
    }
    return { servers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A server of several is ready once all games have come to it. */
async function untilReady({ url }: ServerProcess): Promise<void> {
  const end = performance.now() + READY_MS_MAX
  while (!(await fetch(`${url}/api/ready`)).ok) {
    if (performance.now() > end) throw new Error('a server does not become ready')
    await pause(POLL_MS)
  }
}
