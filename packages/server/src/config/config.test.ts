import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HTTP_PSP, PRODUCTION } from '../testing/test-environments.ts'
import { type Config, readConfig } from './config.ts'
import type { Environment } from './config-types.ts'

const configOf = (environment: Environment): Config => {
  const result = readConfig(environment)
  if ('errors' in result) throw new Error(result.errors.join(' '))
  return result.config
}

const errorsOf = (environment: Environment): readonly string[] => {
  const result = readConfig(environment)
  return 'errors' in result ? result.errors : []
}

describe('the configuration', () => {
  test('needs nothing: an empty environment is a working sandbox on port 3000', () => {
    const config = configOf({})
    expect(config.port).toBe(3000)
    expect(config.databaseUrl).toBeNull()
    expect(config.dataDir).toBe('.data')
    expect(config.feed).toEqual({
      kind: 'simulation',
      uof: null,
      oddsApi: null,
      seed: 'caderneta',
      path: null,
      speed: 1,
      gamesTarget: 1500,
      pastDays: 330,
      leadSeconds: 30,
      feedLeads: new Set(),
      oddsKeptDays: 7,
    })
    expect(config.payment.provider).toBe('sandbox')
    expect(config.publicUrl).toBe('http://localhost:3000')
  })

  test('pays out through Efí when that is the provider of the deposits too', () => {
    const efi = {
      ...PRODUCTION,
      ...HTTP_PSP,
      PAYOUT: 'efi',
      PSP_URL: 'https://pix.api.efipay.com.br/v2',
    }
    expect(configOf(efi).payment).toMatchObject({ payout: 'efi', reviewMs: null })
    expect(configOf({}).payment.payout).toBe('none')
    expect(errorsOf({ PAYOUT: 'efi' })[0]).toContain('PAYOUT=efi needs PSP=http')
    const elsewhere = { ...efi, PSP_URL: 'https://pix.example.com/api' }
    expect(errorsOf(elsewhere)).toEqual([expect.stringContaining('ends in /v2')])
  })

  test('is never ready by the age of a feed that sends nothing, and says so', () => {
    expect(configOf({}).http).toMatchObject({ readyFeedSeconds: null, drainMs: 0 })
    expect(configOf({ READY_FEED_S: '30' }).http.readyFeedSeconds).toBe(30)
    expect(errorsOf({ READY_FEED_S: '30', FEED: 'none' })).toEqual([
      'READY_FEED_S needs a feed: with FEED=none the server would never be ready.',
    ])
  })

  test('parses amounts as centavos', () => {
    expect(configOf({ STAKE_MIN: '0.50' }).limits.stakeMin).toBe(50)
    expect(errorsOf({ STAKE_MIN: '0,50' })[0]).toContain('STAKE_MIN')
  })

  test('waits three seconds before a live bet in production only', () => {
    expect(configOf(PRODUCTION).limits.liveDelayMs).toBe(3000)
    expect(configOf({}).limits.liveDelayMs).toBe(0)
  })

  test('names the operator, and none in a demonstration', () => {
    expect(configOf(PRODUCTION).operator).toEqual({
      name: 'Casa Exemplo Ltda.',
      cnpj: '12.ABC.345/01DE-35',
      licence: 'Portaria SPA/MF 1/2025',
      email: 'ajuda@casa.example',
      phone: '0800 000 0000',
    })
    expect(Object.values(configOf({}).operator)).toEqual([null, null, null, null, null])
  })

  test('texts and identity use the sandbox, and no provider in production', () => {
    expect(configOf({})).toMatchObject({ textMessages: 'sandbox', identity: 'sandbox' })
    const real = configOf(PRODUCTION)
    expect(real).toMatchObject({ textMessages: 'off', identity: 'none', cepUrl: null })
    expect(configOf({ SMTP_URL: 'smtp://x' }).textMessages).toBe('off')
  })

  test.each([
    [{ SMTP_URL: 'smtp://x', SMS: 'sandbox' }, 'SMS=sandbox'],
    [{ CEP_URL: 'viacep.com.br' }, 'CEP_URL'],
  ])('%o is refused', (environment, name) => {
    const errors = errorsOf(environment)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(name)
  })

  test('requests postal codes from the configured address', () => {
    expect(configOf({ CEP_URL: 'https://viacep.com.br/' }).cepUrl).toBe('https://viacep.com.br')
  })

  test('a provider over the network is called with its settings', () => {
    expect(
      configOf({ ...PRODUCTION, ...HTTP_PSP, PSP_CA_FILE: '/run/ca.pem' }).payment,
    ).toMatchObject({
      provider: 'http',
      secret: HTTP_PSP.PSP_SECRET,
      http: {
        url: 'https://pix.example.com/api/v2',
        tokenUrl: 'https://pix.example.com/oauth/token',
        clientId: 'casa',
        clientSecret: 'segredo',
        key: 'pix@casa.example',
        certFile: '/run/casa.pem',
        keyFile: '/run/casa.key',
        caFile: '/run/ca.pem',
      },
    })
    expect(configOf({}).payment.http).toBeNull()
    expect(configOf(PRODUCTION).payment.http).toBeNull()
  })

  test.each([
    [{ PSP_URL: '' }, 'PSP=http needs PSP_URL.'],
    [{ PSP_TOKEN_URL: 'pix.example.com' }, 'PSP_TOKEN_URL must be an address'],
    [{ PSP_URL: 'http://pix.example.com' }, 'PSP_URL must be an address'],
    [{ PSP_CLIENT_ID: '' }, 'PSP=http needs PSP_CLIENT_ID.'],
    [{ PSP_CLIENT_SECRET: '' }, 'PSP=http needs PSP_CLIENT_SECRET.'],
    [{ PSP_KEY: '' }, 'PSP=http needs PSP_KEY.'],
    [{ PSP_SECRET: '' }, 'PSP=http needs PSP_SECRET.'],
    [{ PSP_SECRET: 'short' }, 'PSP_SECRET must have 32 characters'],
  ])('a provider over the network with %o is refused with the reason', (changes, sentence) => {
    const errors = errorsOf({ ...PRODUCTION, ...HTTP_PSP, ...changes })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(sentence)
  })

  test('a provider over the network needs both certificate and key', () => {
    const none = { PSP_CERT_FILE: '', PSP_KEY_FILE: '' }
    expect(errorsOf({ ...PRODUCTION, ...HTTP_PSP, ...none }).slice(0, 2)).toEqual([
      'PSP=http needs PSP_CERT_FILE.',
      'PSP=http needs PSP_KEY_FILE.',
    ])
    const local = { ...HTTP_PSP, NODE_ENV: 'test', PSP_URL: 'http://127.0.0.1:9' }
    expect(errorsOf({ ...local, ...none })).toEqual([])
    expect(errorsOf({ ...local, PSP_KEY_FILE: '' })[0]).toContain('go together')
  })

  test('a replay without a file is refused', () => {
    expect(errorsOf({ FEED: 'openfootball' })[0]).toContain('FEED_PATH')
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '3000.5' }, 'PORT'],
    [{ FEED: 'radar' }, 'FEED'],
    [{ FEED_SPEED: '1e3' }, 'FEED_SPEED'],
    [{ FEED_SPEED: '0' }, 'FEED_SPEED'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ RATE_LIMIT: 'yes' }, 'RATE_LIMIT'],
  ])('%o is refused by name', (environment, name) => {
    expect(errorsOf(environment)[0]).toContain(name)
  })

  test('is documented with each of its settings', () => {
    const text = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')
    const read = new Set<string>()
    const listening = new Proxy<Environment>(
      {},
      { get: (_, name) => void (typeof name === 'string' && read.add(name)) },
    )
    readConfig(listening)
    expect(read.size).toBeGreaterThan(40)
    expect([...read].filter((name) => !text.includes(name))).toEqual([])
  })

  test('reports all errors at once', () => {
    expect(errorsOf({ PORT: 'x', FEED: 'y', NODE_ENV: 'z' })).toHaveLength(3)
  })

  test('limits of several bets have defaults and are amounts in reais', () => {
    expect(configOf({}).limits.exposure).toEqual({
      playerDayMax: 100_000_000,
      playerCombinationMax: 50_000_000,
      combinationMax: 100_000_000,
      singlesMax: 200_000_000,
      multiplesMax: 500_000_000,
    })
    expect(configOf({ PAYOUT_MAX_PLAYER_DAY: '600000.50' }).limits.exposure.playerDayMax).toBe(
      60_000_050,
    )
    expect(errorsOf({ PAYOUT_MAX_COMBINATION: '1e6' }).join()).toContain('PAYOUT_MAX_COMBINATION')
  })

  test.each([
    'PAYOUT_MAX_PLAYER_DAY',
    'PAYOUT_MAX_PLAYER_COMBINATION',
    'PAYOUT_MAX_COMBINATION',
    'LIABILITY_MAX',
    'LIABILITY_MAX_MULTIPLES',
  ])('%s is not below the limit of a single bet', (name) => {
    expect(errorsOf({ [name]: '499999.99' }).join()).toContain(`${name} must be at least`)
    expect(errorsOf({ [name]: '500000.00' })).toEqual([])
  })
})
