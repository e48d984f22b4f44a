import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FastifyBaseLogger, fastify } from 'fastify'
import { startApp } from '../app.ts'
import { chooseFeed } from '../choose-feed.ts'
import { readConfig } from '../config/config.ts'
import type { Environment } from '../config/config-types.ts'
import { fillDataFolder } from '../database/testing/migrated-pglite.ts'
import type { FeedSource } from '../feed-source.ts'
import { RequestIds } from '../http/request-ids.ts'

const EXCERPT = fileURLToPath(
  new URL('../../../feed/src/openfootball/fixtures/worldcup-2022-excerpt.json', import.meta.url),
)

const notMade = () => {
  throw new Error('the files are played here')
}
/** Feeds that tests of files never make. */
export const NO_MAKERS = { simulation: notMade, oddsApi: notMade }

/**
 * The whole product on an embedded database, or on `DATABASE_URL`, playing eight games that begin
 * in an hour, or a source of the test.
 */
export async function startTestApp(
  environment: Environment = {},
  log: FastifyBaseLogger = fastify({ logger: false }).log,
  ownSource?: FeedSource,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'caderneta-app-'))
  if (!environment['DATABASE_URL']) await fillDataFolder(dataDir)
  const result = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    FEED: 'openfootball',
    FEED_PATH: EXCERPT,
    FEED_LEAD: '3600',
    RATE_LIMIT: 'off',
    PASSWORD_MEMORY_KIB: '64',
    ...environment,
  })
  if ('errors' in result) throw new Error(result.errors.join(' '))
  const { config } = result
  const source = ownSource ?? chooseFeed(config.feed, NO_MAKERS)
  let aheadMs = 0
  const clock = { now: () => Date.now() + aheadMs }
  const app = await startApp({ config, clock, log, requestIds: new RequestIds(), source })
  const url = `http://127.0.0.1:${app.port}`
  return {
    url,
    routes: app.routes,
    drain: () => app.drain(),
    /** Advances the server's clock. */
    pass: (ms: number) => {
      aheadMs += ms
    },
    /** A call with this `Authorization` header, or without one. */
    callAs: async (
      path: string,
      authorization: string | null,
      fields: Readonly<Record<string, string>> = {},
    ) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      const headers: Record<string, string> = authorization === null ? {} : { authorization }
      const reply = await fetch(`${url}/api/${path}`, { method: 'POST', body, headers })
      const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false
      if (isJson) return { status: reply.status, body: await reply.json() }
      // A file is read to its end, as a browser does.
      await reply.arrayBuffer()
      return { status: reply.status, body: {} }
    },
    fetch: (path: string, init: RequestInit) => fetch(`${url}${path}`, init),
    close: async () => {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
