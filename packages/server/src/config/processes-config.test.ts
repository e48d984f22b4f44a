import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SHARED = { DATABASE_URL: 'postgres://localhost/x', NATS_URL: 'nats://localhost:4222' }

function processes(environment: Readonly<Record<string, string>>) {
  const result = readConfig(environment)
  return 'errors' in result ? result.errors : result.config.processes
}

describe('a server among others', () => {
  test('is alone and does everything unless something else is set', () => {
    expect(processes({})).toEqual({
      natsUrl: null,
      redisUrl: null,
      roles: new Set(['feed', 'settle', 'api', 'stream', 'jobs']),
    })
  })

  test('does what its roles say', () => {
    expect(processes({ ...SHARED, ROLE: 'api,stream' })).toEqual({
      natsUrl: 'nats://localhost:4222',
      redisUrl: null,
      roles: new Set(['api', 'stream']),
    })
  })

  test('is refused with an unknown role, or an address that is none', () => {
    expect(processes({ ...SHARED, ROLE: 'api,desk' })).toEqual([
      "ROLE must be all, or some of feed, settle, api, stream, jobs with commas, not 'api,desk'.",
    ])
    expect(processes({ ...SHARED, NATS_URL: 'localhost' })).toEqual([
      'NATS_URL must be an address such as nats://127.0.0.1:4222.',
    ])
  })

  test('counts requests with the others where a Redis is named', () => {
    expect(processes({ ...SHARED, REDIS_URL: 'redis://localhost:6379' })).toMatchObject({
      redisUrl: 'redis://localhost:6379',
    })
    expect(processes({ ...SHARED, REDIS_URL: 'localhost' })).toEqual([
      'REDIS_URL must be an address such as redis://127.0.0.1:6379.',
    ])
    expect(processes({ REDIS_URL: 'redis://localhost' })).toEqual([
      'REDIS_URL needs NATS_URL: a single server counts requests by itself.',
    ])
  })

  test('reads a replica of its database only', () => {
    const replica = { DATABASE_READ_URL: 'postgres://replica/x' }
    expect(readConfig({ ...SHARED, ...replica })).toMatchObject({
      config: { databaseReadUrl: 'postgres://replica/x' },
    })
    expect(readConfig(SHARED)).toMatchObject({ config: { databaseReadUrl: null } })
    expect(processes(replica)).toEqual([
      'DATABASE_READ_URL needs DATABASE_URL: a replica is a standby of that database.',
    ])
    expect(processes({ ...SHARED, DATABASE_READ_URL: 'postgres://one,two/x' })).toEqual([
      'DATABASE_READ_URL must name one host: lists are read from one standby.',
    ])
  })

  test('needs a database and a NATS to share', () => {
    expect(processes({ NATS_URL: SHARED.NATS_URL })).toEqual([
      'NATS_URL needs DATABASE_URL: a data folder serves one process.',
    ])
    expect(processes({ ROLE: 'feed' })).toEqual([
      'ROLE needs NATS_URL: a server that does a part reaches the others through it.',
    ])
  })
})
