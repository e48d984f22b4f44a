import { beforeAll, expect, it } from 'vitest'
import { ClockWatch, readDatabaseClock } from './clock-watch.ts'
import type { Database } from './database/database.ts'
import { describeOnDatabases } from './database/test-database.ts'
import { silentLog } from './http/test-server.ts'

describeOnDatabases('the watch over the clock', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  /** What a node is told whose clock is so far ahead of the database's. */
  async function told(aheadMs: number): Promise<readonly boolean[]> {
    const verdicts: boolean[] = []
    const clock = { now: () => Date.now() + aheadMs }
    const tell = (isOff: boolean) => verdicts.push(isOff)
    const readClock = () => readDatabaseClock(database)
    const watch = new ClockWatch({ readClock, clock, log: silentLog, tell })
    await watch.begin()
    watch.stop()
    return verdicts
  }

  it('finds a clock right that is', async () => {
    expect(await told(0)).toEqual([false])
  })

  it.each([3_600_000, -3_600_000])('finds a clock off that is ahead by %d ms', async (aheadMs) => {
    expect(await told(aheadMs)).toEqual([true])
  })
})

/** What is told when our clock says these moments and the database answers this, or nothing. */
async function verdicts(moments: readonly number[], answers: readonly (number | null)[]) {
  const [told, lines, left]: [boolean[], unknown[], (number | null)[]] = [[], [], [...answers]]
  const say = (facts: unknown) => lines.push(facts)
  const clock = [...moments]
  const watch = new ClockWatch({
    clock: { now: () => clock.shift() ?? 0 },
    readClock: async () => left.shift() ?? Promise.reject(new Error('no database')),
    log: { error: say, warn: say },
    tell: (isOff) => told.push(isOff),
  })
  for (const _ of answers) await watch.look()
  return { told, lines }
}

it.each([
  ['at the limit', [1_000, 1_000], 1_250, false],
  ['behind by more', [1_000, 1_010], 1_261, true],
  ['ahead by more', [1_000, 1_010], 749, true],
  ['asked slowly, which proves nothing', [1_000, 9_000], 8_999, false],
])('a clock is off beyond 250 ms: %s', async (_, moments, answer, isOff) => {
  expect((await verdicts(moments, [answer])).told).toEqual([isOff])
})

it('says once that the clock is off and once that it is right, and forgets neither', async () => {
  const { told, lines } = await verdicts([0, 0, 0, 0, 0, 0, 0], [900, 900, null, 0])
  expect(told).toEqual([true, true, false])
  expect(lines).toEqual([{ skewMs: 900 }, { skewMs: 0 }])
})
