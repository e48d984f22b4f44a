import { fastify } from 'fastify'
import { systemClock } from './clock.ts'
import { type Environment, readConfig } from './config.ts'
import type { Parts } from './parts.ts'

/** The parts of a server for a test: quiet, unlimited, with cheap passwords. */
export function testParts(
  given: Pick<Parts, 'database'> & Partial<Parts> & { readonly environment?: Environment },
): Parts {
  const { environment, ...parts } = given
  const result = readConfig({
    NODE_ENV: 'test',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    PASSWORD_MEMORY_KIB: '64',
    ...environment,
  })
  if ('faults' in result) throw new Error(result.faults.join(' '))
  return {
    config: result.config,
    clock: systemClock,
    log: fastify({ logger: false }).log,
    tellPlayer: () => {},
    ...parts,
  }
}
