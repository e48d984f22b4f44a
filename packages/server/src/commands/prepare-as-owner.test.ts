import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditBooks } from '../database/audit-books.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { testServerUrl } from '../database/test-database.ts'
import { administer } from '../database/testing/administer.ts'
import { fillBooks } from '../features/bets/testing/audit-fixtures.ts'
import { fillClosedBooks } from '../features/bets/testing/closing-corruption-fixtures.ts'
import { runPaymentStorm } from '../features/payments/testing/payment-storm-fixtures.ts'
import { makeWithdrawals } from '../features/payments/withdrawals/test-withdrawals.ts'
import { fillWithdrawals } from '../features/payments/withdrawals/withdrawal-corruption-fixtures.ts'
import { JobRunner } from '../jobs/job-runner.ts'
import { startTestApp } from '../testing/test-app.ts'
import { prepareAsOwner } from './prepare-as-owner.ts'

const { log } = fastify({ logger: false })

const REFUSED = [
  'update entry set amount = 1',
  'delete from entry',
  'truncate entry',
  'update transfer set kind = kind',
  'update bet set stake = 1',
  'delete from bet',
  'update leg set odds = 9000',
  'delete from slip',
  `update withdrawal set pix_key = 'x'`,
  `update psp_inbox set body = '{}'`,
  'delete from bet_seal',
  'alter table entry disable trigger all',
  'alter table bet add column x integer',
  'drop table entry',
  'create table mine (x integer)',
  'set session_replication_role = replica',
  `create or replace function refuse_change() returns trigger language plpgsql as 'begin end'`,
  `insert into server_role values ('x')`,
  `select grant_server_role('x')`,
]

describe.skipIf(testServerUrl === null)('a server with a role of its own (PostgreSQL)', () => {
  const name = `caderneta_role_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const urlOf = (role: string): string => {
    const url = new URL(testServerUrl ?? 'postgres://localhost')
    url.username = role
    url.pathname = `/${name}`
    return url.href
  }
  const ownerUrl = urlOf(`${name}_owner`)
  const databaseUrl = urlOf(`${name}_server`)
  let server: Database
  let closeServer = async () => {}

  beforeAll(async () => {
    await administer(
      testServerUrl ?? '',
      `create role ${name}_owner login`,
      `create role ${name}_server login`,
      `create database ${name} owner ${name}_owner`,
    )
    await prepareAsOwner({ databaseUrl, ownerUrl, log })
    server = await openDatabase({ databaseUrl, dataDir: '' })
    closeServer = () => server.close()
  })
  afterAll(async () => {
    // Absent when the preparation failed; the roles and the database are dropped all the same.
    await closeServer()
    await administer(
      testServerUrl ?? '',
      `drop database ${name} with (force)`,
      `drop role ${name}_server`,
      `drop role ${name}_owner`,
    )
  })

  it('places, settles, closes and corrects bets, takes deposits, pays withdrawals', async () => {
    await fillBooks(server)
    await fillClosedBooks(server)
    await runPaymentStorm(server, 10)
    await fillWithdrawals(await makeWithdrawals(server))
    const jobs = new JobRunner({ database: server, log })
    await jobs.prepare()
    await jobs.enqueue(server.kysely, { queue: 'withdrawal', key: randomUUID() })
    await jobs.maintain()
    await jobs.stop()
    expect(await auditBooks(server)).toEqual([])
  })

  it('starts and serves calls', async () => {
    const app = await startTestApp({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl })
    try {
      const login = await app.callAs('login', null, { email: 'demo', password: 'demo1234' })
      expect(login.status).toBe(200)
    } finally {
      await app.close()
    }
    expect(await auditBooks(server)).toEqual([])
  })

  it.each(REFUSED)('cannot "%s"', async (statement) => {
    await expect(server.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('is reported when it has further privileges, or when a trigger is disabled', async () => {
    const owner = await openDatabase({ databaseUrl: ownerUrl, dataDir: '' })
    const violated = async () => (await auditBooks(server)).map(({ invariant }) => invariant)
    try {
      await owner.pool.query(`grant delete on entry to ${name}_server`)
      expect(await violated()).toEqual([expect.stringMatching(/^I18 the role of the server/)])
      await owner.pool.query(`select grant_server_role('${name}_server')`)
      expect(await violated()).toEqual([])
      await owner.pool.query('alter table entry disable trigger entry_kept')
      expect(await violated()).toEqual([expect.stringMatching(/^I18 the triggers/)])
    } finally {
      await owner.close()
    }
  })
})
