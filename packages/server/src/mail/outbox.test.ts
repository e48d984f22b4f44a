import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { JobRunner } from '../jobs/job-runner.ts'
import { hurryJobs, makeJobs } from '../jobs/test-jobs.ts'
import { TEST_DATA_KEYS, testDeps } from '../testing/test-deps.ts'
import type { Mail } from './mail.ts'
import { readMailbox } from './mail-store.ts'
import { Outbox } from './outbox.ts'

describeOnDatabases('outbox', (makeDatabase) => {
  let database: Database
  let delivered: Mail[]
  let isDown: boolean
  let jobs: JobRunner

  beforeAll(async () => {
    database = await makeDatabase()
    jobs = await makeJobs(database)
    return () => jobs.stop()
  })

  beforeEach(() => {
    delivered = []
    isDown = false
  })

  async function makeLaterJobs(): Promise<void> {
    await jobs.stop()
    jobs = await makeJobs(database)
  }

  async function runJobs(): Promise<void> {
    await hurryJobs(database)
    await jobs.runDue()
  }

  function makeOutbox(): Outbox {
    return new Outbox(testDeps({ database, jobs }), {
      deliver: async (mail) => {
        if (isDown) throw new Error('no mail server')
        delivered.push(mail)
      },
    })
  }

  const mail = (subject: string, to = 'ana@example.com'): Mail => ({
    to,
    subject,
    text: 'text',
    html: '<p>text</p>',
  })

  const write = (outbox: Outbox, subject: string) =>
    inTransaction(database, (transaction) => outbox.write(transaction, mail(subject)))

  it('delivers a mail once, however often it is sent', async () => {
    const outbox = makeOutbox()
    const id = await write(outbox, 'one')
    outbox.send(id)
    await outbox.settled()
    outbox.send(id)
    await outbox.settled()
    await runJobs()
    expect(delivered).toEqual([mail('one')])
  })

  it('sends undelivered mails after an outage, also from another process', async () => {
    isDown = true
    const outbox = makeOutbox()
    outbox.send(await write(outbox, 'one'))
    outbox.send(await write(outbox, 'two'))
    await outbox.settled()
    isDown = false
    await makeLaterJobs()
    makeOutbox()
    await runJobs()
    expect(new Set(delivered)).toEqual(new Set([mail('one'), mail('two')]))
  })

  it('sends a mail that a crash left unsent', async () => {
    await write(makeOutbox(), 'one')
    await runJobs()
    expect(delivered).toEqual([mail('one')])
  })

  it('has no mail for a cause that was not committed', async () => {
    const outbox = makeOutbox()
    const failing = inTransaction(database, async (transaction) => {
      await outbox.write(transaction, mail('never'))
      throw new Error('later step')
    })
    await expect(failing).rejects.toThrow('later step')
    await outbox.seeToWaiting()
    await runJobs()
    expect(delivered).toEqual([])
  })

  it('waits for work that other work started', async () => {
    const outbox = makeOutbox()
    outbox.background(async () => outbox.send(await write(outbox, 'nested')))
    await outbox.settled()
    expect(delivered).toHaveLength(1)
  })

  it('keeps the mails to one address, newest first', async () => {
    const outbox = makeOutbox()
    for (const subject of ['one', 'two', 'three'])
      await inTransaction(database, (transaction) =>
        outbox.write(transaction, mail(subject, 'bia@example.com')),
      )
    const found = await readMailbox(database.kysely, TEST_DATA_KEYS, ' BIA@example.com')
    expect(found.map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
    expect(await readMailbox(database.kysely, TEST_DATA_KEYS, 'other@example.com')).toEqual([])
  })
})
