import { createServer } from 'node:net'
import { FileFault } from '@caderneta/feed/openfootball/json-reader'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { DataDirectoryTaken } from '../database/data-directory-lock.ts'
import { SecondServer } from '../database/server-claim.ts'
import { PspFileFault } from '../features/payments/payments.ts'
import { DataKeyFault } from '../keys/load-data-keys.ts'
import { startFaultCode, startFaultSentence } from './start-fault.ts'

const embedded = { port: 3000, databaseUrl: null }
const external = { port: 3000, databaseUrl: 'postgres://localhost/caderneta' }

/** What listening on this port, which is taken, throws. */
function listenFault(port: number): Promise<unknown> {
  return new Promise((resolve) => createServer().once('error', resolve).listen(port, '127.0.0.1'))
}

describe('a fault of the start', () => {
  test('that a person can mend is its own sentence', () => {
    expect(startFaultSentence(new DataDirectoryTaken('It is taken.'), embedded)).toBe(
      'It is taken.',
    )
    expect(startFaultSentence(new FileFault('cup.json: not JSON'), embedded)).toBe(
      'cup.json: not JSON',
    )
    expect(startFaultSentence(new DataKeyFault('The data key is gone.'), embedded)).toBe(
      'The data key is gone.',
    )
    expect(startFaultSentence(new PspFileFault('PSP_CERT_FILE: gone'), embedded)).toBe(
      'PSP_CERT_FILE: gone',
    )
  })

  test('of a database that another server has is one sentence, with a code of its own', () => {
    const sentence = startFaultSentence(new SecondServer(), external)
    expect(sentence).toMatch(/^Another server works on the database .* ALLOW_SECOND=yes .*\.$/)
    expect(startFaultCode(new SecondServer())).toBe(75)
    expect(startFaultCode(new DataDirectoryTaken('It is taken.'))).toBe(75)
    expect(startFaultCode(new DataKeyFault('The data key is gone.'))).toBe(69)
  })

  test('of a port in use names the port', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(startFaultSentence(await listenFault(port), { ...embedded, port })).toBe(
      `Port ${port} cannot be used (EADDRINUSE): set PORT to another one.`,
    )
    taken.close()
  })

  test('of a database that does not answer gives the reason, at each of its addresses', async () => {
    const client = new pg.Client({ connectionString: 'postgres://127.0.0.1:1/none' })
    const refused: unknown = await client.connect().catch((fault: unknown) => fault)
    const sentence =
      'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.'
    expect(startFaultSentence(refused, external)).toBe(sentence)
    expect(startFaultSentence(new AggregateError([refused]), external)).toBe(sentence)
  })

  test('of a database that lets nobody in gives the reason', () => {
    const shutOut = Object.assign(new Error('password authentication failed'), { code: '28P01' })
    const sentence = startFaultSentence(shutOut, external)
    expect(sentence).toBe(
      'The database of DATABASE_URL cannot be used: password authentication failed.',
    )
  })

  test('that is a bug has no sentence', () => {
    expect(startFaultSentence(new TypeError('x is undefined'), external)).toBeNull()
    expect(startFaultSentence('thrown', external)).toBeNull()
    const ofSql = Object.assign(new Error('no such column'), { code: '42703' })
    expect(startFaultSentence(ofSql, external)).toBeNull()
  })
})
