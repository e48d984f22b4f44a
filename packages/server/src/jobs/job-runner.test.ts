import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { JobRunner } from './job-runner.ts'
import { countJobs } from './job-view.ts'
import { hurryJobs, jobLines, makeJobs } from './test-jobs.ts'

describeOnDatabases('JobRunner', (makeDatabase) => {
  let database: Database
  let jobs: JobRunner
  let done: string[]

  beforeEach(async () => {
    database = await makeDatabase()
    jobs = await makeJobs(database)
    done = []
    return () => jobs.stop()
  })

  const enqueue = (key: string, delayMs = 0) =>
    jobs.enqueue(database.kysely, { queue: 'mail', key, delayMs })

  const note = async (key: string) => {
    done.push(key)
    return undefined
  }

  it('runs due jobs once, and later ones when they are due', async () => {
    jobs.handle('mail', note)
    await enqueue('1')
    await enqueue('2', 60_000)
    await jobs.runDue()
    await jobs.runDue()
    expect(done).toEqual(['1'])
    await hurryJobs(database)
    await jobs.runDue()
    expect(done).toEqual(['1', '2'])
    expect(await jobLines(database)).toEqual(['mail completed 2'])
  })

  it('keeps one waiting job per cause', async () => {
    jobs.handle('mail', note)
    for (let time = 0; time < 3; time += 1) await enqueue('1')
    await jobs.enqueue(database.kysely, { queue: 'withdrawal', key: '1' })
    expect(await jobLines(database)).toEqual(['mail created 1', 'withdrawal created 1'])
    await jobs.runDue()
    expect(done).toEqual(['1'])
  })

  it('has no job for a cause that was not committed', async () => {
    const failing = inTransaction(database, async (transaction) => {
      await jobs.enqueue(transaction, { queue: 'mail', key: '1' })
      throw new Error('later step')
    })
    await expect(failing).rejects.toThrow('later step')
    expect(await jobLines(database)).toEqual([])
  })

  it('retries failures with growing delays, without holding up other jobs', async () => {
    let isDown = true
    jobs.handle('mail', async (key) => {
      if (isDown && key === '1') throw new Error('no mail server')
      return note(key)
    })
    await enqueue('1')
    await enqueue('2')
    await jobs.runDue()
    expect(done).toEqual(['2'])
    const delays = []
    for (let trial = 0; trial < 3; trial += 1) {
      const { rows } = await database.pool.query(
        `select extract(epoch from start_after - now())::float8 as "inSeconds" from pgboss.job
         where state = 'retry'`,
      )
      delays.push(Number(rows[0]?.['inSeconds']))
      await hurryJobs(database)
      await jobs.runDue()
    }
    expect(delays).toEqual(delays.toSorted((one, other) => one - other))
    isDown = false
    await hurryJobs(database)
    await jobs.runDue()
    expect(done).toEqual(['2', '1'])
  })

  it('runs again after the time that the work returns', async () => {
    jobs.handle('mail', async (key) => {
      await note(key)
      return done.length < 3 ? { repeatAfterMs: 60_000 } : undefined
    })
    await enqueue('1')
    for (let round = 0; round < 5; round += 1) {
      await jobs.runDue()
      await hurryJobs(database)
    }
    expect(done).toEqual(['1', '1', '1'])
  })

  it('resumes what a crash left unfinished', async () => {
    await enqueue('1')
    await database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '1 h'`,
    )
    const later = await makeJobs(database)
    later.handle('mail', note)
    // On a server the others may still be working: the job is theirs until it times out.
    await later.maintain()
    await hurryJobs(database)
    await later.runDue()
    await later.stop()
    expect(done).toEqual(['1'])
  })

  it('reports how long the oldest job is due', async () => {
    await enqueue('1')
    await database.pool.query(`update pgboss.job set start_after = now() - interval '90 s'`)
    const [mail] = await countJobs(database.kysely)
    expect(mail).toMatchObject({ queue: 'mail', state: 'created', jobs: 1, retries: 0 })
    expect(Math.floor(mail?.oldestSeconds ?? 0)).toBeGreaterThanOrEqual(90)
  })
})
