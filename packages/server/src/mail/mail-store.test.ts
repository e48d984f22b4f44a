import { PGlite } from '@electric-sql/pglite'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { pglitePool } from '../database/embedded/pglite-pool.ts'
import { MIGRATIONS, migrate, readMigrations } from '../database/migrate.ts'
import { databaseOn } from '../database/open-database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { signFields } from '../features/accounts/test-accounts.ts'
import { TEST_DATA_KEYS, testDeps } from '../testing/test-deps.ts'
import { makePersons, type PersonsUnderTest } from '../testing/test-person.ts'
import { readMailbox, sealPlainMails, unsentMailIds } from './mail-store.ts'
import { Outbox } from './outbox.ts'
import { sandboxMailer } from './sandbox-mailer.ts'

/** Every column of every table of every schema, each row as one text. */
async function textOfDatabase({ pool }: Database): Promise<string> {
  const tables = await pool.query(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { schema, name } of tables.rows) {
    const { rows } = await pool.query(`select t::text as text from "${schema}"."${name}" t`)
    texts.push(...rows.map((row) => String(row.text)))
  }
  return texts.join('\n')
}

/** Forms in which a column could hold a code; bytes are shown as hexadecimal digits. */
function formsOf(code: string): readonly string[] {
  const bytes = Buffer.from(code)
  return [code, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')]
}

describeOnDatabases('the outbox', (makeDatabase) => {
  let persons: PersonsUnderTest
  let database: Database

  beforeAll(async () => {
    database = await makeDatabase()
    persons = await makePersons(database)
  })

  async function codes(): Promise<readonly string[]> {
    await persons.deps.outbox.settled()
    const links = persons.sentMails.flatMap(({ text }) => [...text.matchAll(/code=([\w-]+)/g)])
    return links.map(([, code]) => code ?? '')
  }

  it('SEC-04 leaves no code of a mail in any column of any table, sent or not', async () => {
    const ana = await persons.signUp()
    await persons.call('forgot', { email: ana.email })
    await persons.call('activate/resend', { email: ana.email })
    const phone = { countryCode: '+55', phone: '(11) 98765-4321' }
    const change = { email: 'new@example.com', cpf: ana.cpf, password: ana.password, ...phone }
    await persons.call('account/generalData', change, ana.token)
    const sent = await codes()
    expect(sent.length).toBeGreaterThanOrEqual(3)
    const deliver = persons.deps.outbox.send
    persons.deps.outbox.send = () => {}
    await persons.call('sign', signFields())
    persons.deps.outbox.send = deliver
    const [waiting] = await unsentMailIds(database.kysely)
    const before = await textOfDatabase(database)
    persons.deps.outbox.send(waiting ?? 0)
    const all = await codes()
    expect(all).toHaveLength(sent.length + 1)
    const after = await textOfDatabase(database)
    expect(after).toContain(ana.email)
    for (const form of all.flatMap(formsOf)) {
      expect(before).not.toContain(form)
      expect(after).not.toContain(form)
    }
  })

  it('removes the body of a sent mail, and deletes the mail a month later', async () => {
    const rows = () =>
      database.kysely.selectFrom('mail').select(['sent_at', 'key_id', 'sealed_body']).execute()
    await persons.signUp()
    const kept = await rows()
    expect(kept.length).toBeGreaterThan(0)
    for (const row of kept) expect(row).toMatchObject({ key_id: null, sealed_body: null })
    for (const row of kept) expect(row.sent_at).not.toBeNull()
    await persons.deps.outbox.deleteOld()
    expect(await rows()).toHaveLength(kept.length)
    persons.clock.pass(31 * 24 * 60 * 60_000)
    await persons.deps.outbox.deleteOld()
    expect(await rows()).toEqual([])
  })

  it('keeps bodies for the mailbox of the sandbox, encrypted and for a day', async () => {
    const { clock } = persons
    const outbox = new Outbox(testDeps({ database, clock }), sandboxMailer)
    const mail = { to: 'bia@example.com', subject: 'Oi', text: 'code=abcdefghi', html: '<p>' }
    const id = await database.kysely.transaction().execute((t) => outbox.write(t, mail))
    outbox.send(id)
    await outbox.settled()
    const mailbox = () => readMailbox(database.kysely, TEST_DATA_KEYS, mail.to)
    expect(await mailbox()).toMatchObject([mail])
    expect(await textOfDatabase(database)).not.toContain('abcdefghi')
    clock.pass(25 * 60 * 60_000)
    await outbox.deleteOld()
    expect(await mailbox()).toEqual([])
  })

  it('stores no body as text, and refuses a body for another recipient', async () => {
    const plain = `insert into mail (recipient, subject, body_text, body_html) values ('a', 'b', 'c', 'd')`
    await expect(database.pool.query(plain)).rejects.toThrow('mail_not_plain')
    const outbox = new Outbox(testDeps({ database }), sandboxMailer)
    const mail = { to: 'caio@example.com', subject: 'Oi', text: 'x', html: 'y' }
    await database.kysely.transaction().execute((t) => outbox.write(t, mail))
    await database.pool.query(`update mail set recipient = 'eva@x.example' where recipient = $1`, [
      mail.to,
    ])
    const read = readMailbox(database.kysely, TEST_DATA_KEYS, 'eva@x.example')
    await expect(read).rejects.toThrow()
  })
})

describe('mails from before encryption', () => {
  it('lose their body when sent, and are encrypted and delivered when not', async () => {
    const pglite = new PGlite()
    const pool = pglitePool(pglite)
    const database = databaseOn(pool, true, async () => {})
    const all = await readMigrations(MIGRATIONS)
    const at = all.findIndex(({ name }) => name.includes('sealed-mail'))
    await migrate(pool, all.slice(0, at))
    await pool.query(
      `insert into mail (recipient, subject, body_text, body_html, sent_at) values
         ('ana@x.example', 'Oi', 'code=sent1', '<p>sent1', now()),
         ('ana@x.example', 'Oi', 'code=waits', '<p>waits', null)`,
    )
    await migrate(pool, all)
    expect(await textOfDatabase(database)).not.toContain('sent1')
    await sealPlainMails(database, TEST_DATA_KEYS)
    await sealPlainMails(database, TEST_DATA_KEYS)
    expect(await textOfDatabase(database)).not.toContain('waits')
    const mailbox = await readMailbox(database.kysely, TEST_DATA_KEYS, 'ana@x.example')
    expect(mailbox).toMatchObject([{ subject: 'Oi', text: 'code=waits', html: '<p>waits' }])
    await pool.end()
    await pglite.close()
  })
})
