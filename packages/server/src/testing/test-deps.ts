import { fastify } from 'fastify'
import { systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config/config.ts'
import type { Environment } from '../config/config-types.ts'
import type { JobDeps } from '../jobs/jobs.ts'
import { DataKeys, makeDataKey } from '../keys/data-keys.ts'
import type { BusinessEvents } from '../metrics/business-events.ts'
import type { ServerDeps } from '../server-deps.ts'
import { NO_TRACING } from '../tracing/tracing.ts'

/** Shared by all parts of a test, so that one can read what another wrote. */
export const TEST_DATA_KEYS = DataKeys.parse(makeDataKey()) ?? noKeys()

/** Counts nothing. */
export const NO_EVENTS: BusinessEvents = {
  slipPlaced: () => {},
  slipRefused: () => {},
  frameRefused: () => {},
  betSettled: () => {},
  depositCredited: () => {},
}

/** The dependencies of a server in a test: quiet, unlimited, with cheap passwords. */
export function testDeps(
  given: Pick<ServerDeps, 'database'> &
    Partial<ServerDeps & JobDeps> & { readonly environment?: Environment },
): ServerDeps & JobDeps {
  const { environment, ...deps } = given
  return {
    config: testConfig(environment),
    clock: systemClock,
    log: fastify({ logger: false }).log,
    dataKeys: TEST_DATA_KEYS,
    events: NO_EVENTS,
    tracing: NO_TRACING,
    notifyPlayer: () => {},
    notifyElsewhere: () => {},
    // A test about jobs has real ones (`makeJobs`).
    jobs: { enqueue: async () => {}, handle: () => {} },
    ...deps,
  }
}

/** The configuration of such a server. */
export function testConfig(environment: Environment = {}): Config {
  const result = readConfig({
    NODE_ENV: 'test',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    PASSWORD_MEMORY_KIB: '64',
    ...environment,
  })
  if ('errors' in result) throw new Error(result.errors.join(' '))
  return result.config
}

function noKeys(): never {
  throw new Error('a generated key was refused')
}
