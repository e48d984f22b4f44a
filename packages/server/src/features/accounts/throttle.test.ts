import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { describeOnDatabases, describeOnServer } from '../../database/test-database.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { type Budget, giveBackAttempts, type ThrottleDeps, takeAttempts } from './throttle.ts'
import { dropFreeAttempts } from './throttle-store.ts'

const FEW: Budget = { name: 'few', most: 3, pauseMs: 60_000 }
const MANY: Budget = { name: 'many', most: 5, pauseMs: 1000 }

let lastOwner = 0

function newOwner(): string {
  lastOwner += 1
  return `owner ${lastOwner}`
}

describeOnDatabases('throttle', (makeDatabase) => {
  let database: Database
  let deps: ThrottleDeps
  let clock: TestClock

  beforeAll(async () => {
    database = await makeDatabase()
    clock = new TestClock()
    deps = testDeps({ database, clock })
  })

  const take = (of: string, budget: Budget = FEW) => takeAttempts(deps, [{ budget, of }])
  const refusal = (retryAfterSeconds: number) => ({
    refused: 'too_many_requests',
    facts: { retryAfterSeconds },
  })

  it('allows a burst at once and returns when the next attempt is allowed', async () => {
    const of = newOwner()
    for (let count = 0; count < 3; count += 1) expect(await take(of)).toBeNull()
    expect(await take(of)).toEqual(refusal(60))
    clock.pass(59_999)
    expect(await take(of)).toEqual(refusal(1))
    clock.pass(1)
    expect(await take(of)).toBeNull()
    expect(await take(of)).toEqual(refusal(60))
  })

  it('never allows more than the budget, however the attempts are timed', async () => {
    const waits = fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 25 })
    const property = fc.asyncProperty(waits, async (gaps) => {
      const of = newOwner()
      const begin = clock.now()
      let taken = 0
      for (const gap of gaps) {
        clock.pass(gap)
        if ((await take(of)) === null) taken += 1
        expect(taken).toBeLessThanOrEqual(3 + Math.floor((clock.now() - begin) / 60_000))
      }
      expect(taken).toBeGreaterThanOrEqual(Math.min(3, gaps.length))
    })
    await fc.assert(property, { numRuns: 20 })
  })

  it('takes from every budget or from none', async () => {
    const [spent, fresh] = [newOwner(), newOwner()]
    for (let count = 0; count < 3; count += 1) await take(spent)
    const both = [
      { budget: FEW, of: spent },
      { budget: MANY, of: fresh },
    ]
    expect(await takeAttempts(deps, both)).toEqual(refusal(60))
    for (let count = 0; count < 5; count += 1) expect(await take(fresh, MANY)).toBeNull()
    expect(await take(fresh, MANY)).not.toBeNull()
  })

  it('refuses without a write, so that an attack queues no other call', async () => {
    const of = newOwner()
    const rows = async () =>
      (await database.pool.query('select xmin::text, ctid::text, throttle::text from throttle'))
        .rows
    for (let count = 0; count < 3; count += 1) await take(of)
    const before = await rows()
    for (let count = 0; count < 5; count += 1) expect(await take(of)).toEqual(refusal(60))
    expect(await rows()).toEqual(before)
  })

  it('returns attempts that were no guess', async () => {
    const of = newOwner()
    for (let count = 0; count < 10; count += 1) {
      expect(await take(of)).toBeNull()
      await giveBackAttempts(deps, [{ budget: FEW, of }])
    }
  })

  it('keeps the budgets of one owner separate', async () => {
    const of = newOwner()
    for (let count = 0; count < 3; count += 1) await take(of)
    expect(await take(of, MANY)).toBeNull()
  })

  it('deletes only owners with a full budget', async () => {
    const of = newOwner()
    for (let count = 0; count < 3; count += 1) await take(of)
    clock.pass(120_000)
    await dropFreeAttempts(database.kysely, new Date(clock.now()))
    expect(await take(of)).toBeNull()
    expect(await take(of)).toBeNull()
    expect(await take(of)).not.toBeNull()
    clock.pass(3_600_000)
    await dropFreeAttempts(database.kysely, new Date(clock.now()))
    const { rows } = await database.pool.query('select count(*)::int as left from throttle')
    expect(rows).toEqual([{ left: 0 }])
  })

  it('stores no name, address or device in plain text', async () => {
    await take('somebody@example.com')
    const { rows } = await database.pool.query('select throttle::text as stored from throttle')
    const plain = Buffer.from('somebody').toString('hex')
    for (const { stored } of rows) expect(stored).not.toContain(plain)
    expect(rows.length).toBeGreaterThan(0)
  })

  it('counts secrets also where the deployment limits no calls', async () => {
    const unlimited = testDeps({ database, clock, environment: { RATE_LIMIT: 'off' } })
    const of = newOwner()
    for (let count = 0; count < 3; count += 1)
      expect(await takeAttempts(unlimited, [{ budget: FEW, of }])).toBeNull()
    expect(await takeAttempts(unlimited, [{ budget: FEW, of }])).toEqual(refusal(60))
  })
})

describeOnServer('throttle of several servers', (makeDatabase) => {
  it('counts concurrent attempts exactly, whatever the order of their budgets', async () => {
    const database = await makeDatabase()
    const clock = new TestClock()
    const deps = testDeps({ database, clock })
    const pair = [
      { budget: FEW, of: 'a' },
      { budget: MANY, of: 'b' },
    ]
    const tries = Array.from({ length: 64 }, (_, index) =>
      takeAttempts(deps, index % 2 === 0 ? pair : pair.toReversed()),
    )
    const results = await Promise.all(tries)
    expect(results.filter((result) => result === null)).toHaveLength(3)
  })

  it('keeps its counts over a restart', async () => {
    const database = await makeDatabase()
    const clock = new TestClock()
    const deps = testDeps({ database, clock })
    for (let count = 0; count < 3; count += 1) await takeAttempts(deps, [{ budget: FEW, of: 'c' }])
    const { rows } = await database.pool.query('select current_database() as name')
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = `/${rows[0]?.name}`
    const again = await openDatabase({ databaseUrl: url.href, dataDir: '' })
    const restarted = testDeps({ database: again, clock })
    expect(await takeAttempts(restarted, [{ budget: FEW, of: 'c' }])).not.toBeNull()
    await again.close()
  })
})
