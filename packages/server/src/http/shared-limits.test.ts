import { randomUUID } from 'node:crypto'
import { eventually } from '@caderneta/testing/eventually'
import { fastify } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { RequestIds } from './request-ids.ts'
import { makeServer } from './server.ts'
import { openSharedLimits } from './shared-limits.ts'

const redisUrl = process.env['TEST_REDIS_URL'] ?? null
const { log } = fastify({ logger: false })

describe('limits that several servers share', () => {
  const ends: (() => unknown)[] = []

  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  /** A server with one call that may be made twice a minute. */
  async function server(url: string, database: string) {
    const limits = openSharedLimits(url, database, log)
    ends.push(() => limits.redis.disconnect())
    const app = await makeServer(
      {
        ...{ publicUrl: 'http://localhost', isProduction: false, isRateLimited: true },
        ...{ requestIds: new RequestIds(), requestTimeoutMs: 1500, responseTimeoutMs: 20_000 },
        sharedLimits: limits,
      },
      log,
      async () => null,
    )
    app.get('/twice', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, () => 'served')
    ends.push(() => app.close())
    const call = async () => (await app.inject('/twice')).statusCode
    return { call, isReady: () => limits.redis.status === 'ready' }
  }

  test.skipIf(redisUrl === null)('count an address at all of them together', async () => {
    const database = randomUUID()
    const servers = [await server(redisUrl ?? '', database), await server(redisUrl ?? '', database)]
    const other = await server(redisUrl ?? '', randomUUID())
    await eventually(() => expect([...servers, other].every(({ isReady }) => isReady())).toBe(true))
    const [first, second] = servers
    expect([await first?.call(), await second?.call()]).toEqual([200, 200])
    expect([await first?.call(), await second?.call()]).toEqual([429, 429])
    expect(await other.call()).toBe(200)
  })

  test('serve without Redis, at once', async () => {
    const { call } = await server('redis://127.0.0.1:1', randomUUID())
    expect([await call(), await call(), await call()]).toEqual([200, 200, 200])
  })
})
