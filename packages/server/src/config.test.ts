import { describe, expect, test } from 'vitest'
import { type Config, type Environment, readConfig } from './config.ts'

const configOf = (environment: Environment): Config => {
  const result = readConfig(environment)
  if ('faults' in result) throw new Error(result.faults.join(' '))
  return result.config
}

const faultsOf = (environment: Environment): readonly string[] => {
  const result = readConfig(environment)
  return 'faults' in result ? result.faults : []
}

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://x',
  SMTP_URL: 'smtp://x',
}

describe('the configuration', () => {
  test('needs nothing: an empty environment is a working sandbox on port 3000', () => {
    const config = configOf({})
    expect(config.port).toBe(3000)
    expect(config.databaseUrl).toBeNull()
    expect(config.dataDir).toBe('.data')
    expect(config.feed).toEqual({
      kind: 'simulation',
      seed: 'caderneta',
      path: null,
      speed: 1,
      leadSeconds: 30,
    })
    expect(config.payment.provider).toBe('sandbox')
    expect(config.publicUrl).toBe('http://localhost:3000')
  })

  test('reads amounts as centavos', () => {
    expect(configOf({ STAKE_MIN: '0.50' }).limits.stakeMin).toBe(50)
    expect(faultsOf({ STAKE_MIN: '0,50' })[0]).toContain('STAKE_MIN')
  })

  test('waits three seconds before a live bet in production, not otherwise', () => {
    const production = { ...PRODUCTION, PSP: 'none' }
    expect(configOf(production).limits.liveDelayMs).toBe(3000)
    expect(configOf({}).limits.liveDelayMs).toBe(0)
  })

  test('production without a server database says why it does not start', () => {
    const faults = faultsOf({ ...PRODUCTION, DATABASE_URL: '', PSP: 'none' })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('DATABASE_URL')
  })

  test('production with the sandbox provider says why it does not start', () => {
    const faults = faultsOf(PRODUCTION)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('PSP=sandbox')
  })

  test('production without a mail server says why it does not start', () => {
    const faults = faultsOf({ ...PRODUCTION, SMTP_URL: '', PSP: 'none' })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('SMTP_URL')
  })

  test('a replay without a file is refused', () => {
    expect(faultsOf({ FEED: 'openfootball' })[0]).toContain('FEED_PATH')
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '3000.5' }, 'PORT'],
    [{ FEED: 'uof' }, 'FEED'],
    [{ FEED_SPEED: '1e3' }, 'FEED_SPEED'],
    [{ FEED_SPEED: '0' }, 'FEED_SPEED'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ RATE_LIMIT: 'yes' }, 'RATE_LIMIT'],
  ])('%o is refused by name', (environment, name) => {
    expect(faultsOf(environment)[0]).toContain(name)
  })

  test('tells every fault at once', () => {
    expect(faultsOf({ PORT: 'x', FEED: 'y', NODE_ENV: 'z' })).toHaveLength(3)
  })
})
