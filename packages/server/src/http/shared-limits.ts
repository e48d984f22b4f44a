import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

/** Where several servers count the requests of an address together. */
export interface SharedLimits {
  readonly redis: Redis
  /** In front of each address: what separates two databases on one Redis. */
  readonly nameSpace: string
}

const COMMAND_MS = 250
const RETRY_MS = 1_000

/**
 * Connects in the background. A request never waits for Redis: while it is away, or slow, the
 * request is served uncounted, and the limits of accounts, which are in the database, remain.
 */
export function openSharedLimits(
  url: string,
  database: string,
  log: FastifyBaseLogger,
): SharedLimits {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    connectTimeout: RETRY_MS,
    retryStrategy: () => RETRY_MS,
  })
  redis.on('ready', () => log.info('limits: shared by Redis'))
  redis.on('error', (error) => log.warn({ err: error }, 'limits: Redis is away'))
  return { redis, nameSpace: `caderneta.${database}.limit.` }
}
