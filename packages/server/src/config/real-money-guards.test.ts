import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HTTP_PSP, PRODUCTION } from '../testing/test-environments.ts'
import { readConfig } from './config.ts'
import type { Environment } from './config-types.ts'
import { realMoneyReason } from './real-money-guards.ts'

const errorsOf = (environment: Environment): readonly string[] => {
  const result = readConfig(environment)
  return 'errors' in result ? result.errors : []
}

const { NODE_ENV: _, ...GUARDED } = PRODUCTION

/** What makes a deployment real, each with every guard. */
const REAL: Readonly<Record<string, Environment>> = {
  'NODE_ENV=production': PRODUCTION,
  'PSP=http': { ...GUARDED, ...HTTP_PSP },
  'PAYOUT=efi': { ...GUARDED, ...HTTP_PSP, PSP_URL: 'https://pix.example.com/v2', PAYOUT: 'efi' },
}

/** Each guard that may be missing: the setting that removes it, and the rest of its sentence. */
const MISSING: ReadonlyArray<readonly [Environment, string]> = [
  [{ DATABASE_URL: '' }, 'needs DATABASE_URL: '],
  [{ DATABASE_URL: 'postgres://db.casa.example/casa' }, 'needs DATABASE_URL with sslmode'],
  [{ DATABASE_URL: 'postgres://10.0.0.7/casa?sslmode=prefer' }, 'needs DATABASE_URL with sslmode'],
  [{ DATABASE_URL: 'postgres://127.0.0.1,10.0.0.7/casa' }, 'needs DATABASE_URL with sslmode'],
  [{ SMTP_URL: '' }, 'needs SMTP_URL: '],
  [{ SMTP_URL: 'smtp://mail.casa.example' }, 'needs SMTP_URL with TLS'],
  [{ SMTP_URL: 'smtps://mail.casa.example?tls.rejectUnauthorized=false' }, 'needs SMTP_URL with'],
  [{ PUBLIC_URL: '' }, 'needs PUBLIC_URL with https'],
  [{ PUBLIC_URL: 'http://casa.example' }, 'needs PUBLIC_URL with https'],
  [{ FEED: '' }, 'refuses FEED=simulation'],
  [{ FEED: 'openfootball', FEED_PATH: '/games' }, 'refuses FEED=openfootball'],
  [{ FEED: 'odds-api', ODDS_API_KEY: 'k' }, 'refuses FEED=odds-api'],
  [{ LIVE_DELAY_MS: '0' }, 'needs LIVE_DELAY_MS of at least 2000'],
  [{ LIVE_DELAY_MS: '1999' }, 'needs LIVE_DELAY_MS of at least 2000'],
  [{ IDENTITY: '' }, 'needs IDENTITY=none'],
  [{ IDENTITY: 'sandbox' }, 'needs IDENTITY=none'],
  [{ PASSWORD_MEMORY_KIB: '19455' }, 'needs PASSWORD_MEMORY_KIB of at least 19456'],
  [{ DATA_KEY: '' }, 'needs DATA_KEY or DATA_KEY_FILE'],
  [{ OPERATOR_NAME: '' }, 'needs OPERATOR_NAME'],
  [{ OPERATOR_CNPJ: ' ' }, 'needs OPERATOR_NAME'],
  [{ OPERATOR_PHONE: '' }, 'needs OPERATOR_NAME'],
  [{ RATE_LIMIT: 'off' }, 'refuses RATE_LIMIT=off'],
]

describe.each(Object.entries(REAL))('a deployment with %s', (reason, whole) => {
  test('starts with every guard', () => {
    expect(realMoneyReason(whole)).toBe(reason === 'PAYOUT=efi' ? 'PSP=http' : reason)
    expect(errorsOf(whole)).toEqual([])
  })

  test.each(MISSING)('does not start with %o alone, and names it', (missing, sentence) => {
    const errors = errorsOf({ ...whole, ...missing })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(` ${sentence}`)
    expect(errors[0]).toMatch(/^\S+=\S+ .+\.$/)
  })

  test('names every missing guard at once, in any combination', () => {
    fc.assert(
      fc.property(fc.subarray([...MISSING], { minLength: 1 }), (missing) => {
        const environment = Object.assign({ ...whole }, ...missing.map(([change]) => change))
        // A later change of the same setting replaces an earlier one.
        const left = missing.filter(([change]) =>
          Object.entries(change).every(([name, value]) => environment[name] === value),
        )
        const sentences = new Set(left.map(([, sentence]) => sentence.slice(0, 18)))
        const errors = errorsOf(environment)
        for (const sentence of sentences)
          expect(errors.filter((error) => error.includes(sentence))).toHaveLength(1)
        expect(errors).toHaveLength(sentences.size)
      }),
    )
  })
})

describe('the guards of real money', () => {
  test('refuse the sandbox provider in production: it credits money that no one has paid', () => {
    for (const PSP of ['', 'sandbox'])
      expect(errorsOf({ ...PRODUCTION, PSP })).toEqual([
        expect.stringContaining('NODE_ENV=production refuses PSP=sandbox'),
      ])
  })

  test('refuse a replica whose network would read everything', () => {
    const url = 'postgres://replica.casa.example/casa'
    expect(errorsOf({ ...PRODUCTION, DATABASE_READ_URL: url })).toEqual([
      expect.stringContaining('NODE_ENV=production needs DATABASE_READ_URL with sslmode=require'),
    ])
    expect(errorsOf({ ...PRODUCTION, DATABASE_READ_URL: `${url}?sslmode=require` })).toEqual([])
  })

  test.each([
    'postgres://casa@localhost/casa',
    'postgres://127.0.0.1:5432/casa',
    'postgres://[::1]/casa',
    'postgres:///casa?host=/var/run/postgresql',
    'postgres://db.casa.example/casa?sslmode=require',
    'postgres://a.casa.example:5432,b.casa.example:5433/casa?sslmode=require',
  ])('accept the database %s', (DATABASE_URL) => {
    expect(errorsOf({ ...PRODUCTION, DATABASE_URL })).toEqual([])
  })

  test('accept a mail server that must upgrade to TLS', () => {
    const SMTP_URL = 'smtp://mail.casa.example:587?requireTLS=true'
    expect(errorsOf({ ...PRODUCTION, SMTP_URL })).toEqual([])
  })

  test('are not required of a demonstration, nor of a test with a provider of its own', () => {
    expect(realMoneyReason({})).toBeNull()
    expect(realMoneyReason({ PSP: 'none' })).toBeNull()
    const local = { ...HTTP_PSP, PSP_URL: 'http://127.0.0.1:9' }
    expect(realMoneyReason({ ...local, NODE_ENV: 'test' })).toBeNull()
    expect(realMoneyReason(local)).toBe('PSP=http')
    expect(realMoneyReason({ ...HTTP_PSP, NODE_ENV: 'test' })).toBe('PSP=http')
    expect(realMoneyReason({ ...local, NODE_ENV: 'production' })).toBe('NODE_ENV=production')
  })
})
