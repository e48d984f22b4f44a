import { createServer } from 'node:net'
import { FileError } from '@caderneta/feed/openfootball/json-reader'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { SchemaContracted } from '../database/check-applied.ts'
import { DataDirectoryTaken } from '../database/embedded/data-directory-lock.ts'
import { OtherDatabase } from '../database/server/reading-pool.ts'
import { SecondServer } from '../database/server/server-claim.ts'
import { PspFileError } from '../features/payments/payments.ts'
import { DataKeyError } from '../keys/load-data-keys.ts'
import { startErrorCode, startErrorSentence } from './start-error.ts'

const embedded = { port: 3000, databaseUrl: null }
const external = { port: 3000, databaseUrl: 'postgres://localhost/caderneta' }

/** The error thrown by listening on this port, which is taken. */
function listenError(port: number): Promise<unknown> {
  return new Promise((resolve) => createServer().once('error', resolve).listen(port, '127.0.0.1'))
}

describe('an error at the start', () => {
  test('that an operator can fix is its own sentence', () => {
    expect(startErrorSentence(new DataDirectoryTaken('It is taken.'), embedded)).toBe(
      'It is taken.',
    )
    expect(startErrorSentence(new FileError('cup.json: not JSON'), embedded)).toBe(
      'cup.json: not JSON',
    )
    expect(startErrorSentence(new DataKeyError('The data key is gone.'), embedded)).toBe(
      'The data key is gone.',
    )
    expect(startErrorSentence(new SchemaContracted('It is too new.'), embedded)).toBe(
      'It is too new.',
    )
    expect(startErrorSentence(new OtherDatabase('8/bets', '7/bets'), external)).toBe(
      'DATABASE_READ_URL leads to 8/bets (cluster and database), DATABASE_URL to 7/bets: ' +
        'a replica has to be a standby of the cluster that it is read for.',
    )
    expect(startErrorSentence(new PspFileError('PSP_CERT_FILE: gone'), embedded)).toBe(
      'PSP_CERT_FILE: gone',
    )
  })

  test('of a database in use by another server is one sentence with its own code', () => {
    const sentence = startErrorSentence(new SecondServer(), external)
    expect(sentence).toMatch(/^Another server works on the database .* ALLOW_SECOND=yes .*\.$/)
    expect(startErrorCode(new SecondServer())).toBe(75)
    expect(startErrorCode(new DataDirectoryTaken('It is taken.'))).toBe(75)
    expect(startErrorCode(new DataKeyError('The data key is gone.'))).toBe(69)
  })

  test('of a port in use names the port', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(startErrorSentence(await listenError(port), { ...embedded, port })).toBe(
      `Port ${port} cannot be used (EADDRINUSE): set PORT to another one.`,
    )
    taken.close()
  })

  test('of an unreachable database gives the reason, at each of its addresses', async () => {
    const client = new pg.Client({ connectionString: 'postgres://127.0.0.1:1/none' })
    const refused: unknown = await client.connect().catch((error: unknown) => error)
    const sentence =
      'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.'
    expect(startErrorSentence(refused, external)).toBe(sentence)
    expect(startErrorSentence(new AggregateError([refused]), external)).toBe(sentence)
  })

  test('of a database that refuses the login gives the reason', () => {
    const shutOut = Object.assign(new Error('password authentication failed'), { code: '28P01' })
    const sentence = startErrorSentence(shutOut, external)
    expect(sentence).toBe(
      'The database of DATABASE_URL cannot be used: password authentication failed.',
    )
  })

  test('that is a bug has no sentence', () => {
    expect(startErrorSentence(new TypeError('x is undefined'), external)).toBeNull()
    expect(startErrorSentence('thrown', external)).toBeNull()
    const ofSql = Object.assign(new Error('no such column'), { code: '42703' })
    expect(startErrorSentence(ofSql, external)).toBeNull()
  })
})
