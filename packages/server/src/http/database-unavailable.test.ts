import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { ServerPool } from '../database/server/server-pool.ts'
import { testServerUrl } from '../database/test-database.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

function withCode(code: string): Error {
  return Object.assign(new Error('sent by the database'), { code })
}

describe('isDatabaseUnavailable', () => {
  it.each(['57P01', '57P03', '08006', '53300', '53100', '57014', '55P03', '25006', 'ECONNREFUSED'])(
    'is true of %s',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true)
    },
  )

  it.each(['23505', '42601', '22P02', 'ENOENT', ''])('is false of %s', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false)
  })

  it('is false of an error from elsewhere', () => {
    for (const error of [new Error('x'), 'ECONNREFUSED', null, undefined, { code: '57P01' }])
      expect(isDatabaseUnavailable(error)).toBe(false)
  })

  it('recognises a database that does not listen', async () => {
    const pool = new ServerPool('postgres://postgres@127.0.0.1:9/nothing')
    const error = await pool.query('select 1').catch((error: unknown) => error)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await pool.end()
  })

  it.skipIf(testServerUrl === null)('recognises a connection that was cut', async () => {
    const client = new pg.Client({ connectionString: testServerUrl ?? '' })
    client.on('error', () => {})
    await client.connect()
    const error = await client
      .query('select pg_terminate_backend(pg_backend_pid())')
      .catch((error: unknown) => error)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})
