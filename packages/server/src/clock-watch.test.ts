import { beforeAll, expect, it } from 'vitest'
import { ClockWatch } from './clock-watch.ts'
import type { Database } from './database/database.ts'
import { readDatabaseClock } from './database/database-clock.ts'
import { describeOnDatabases } from './database/test-database.ts'
import { silentLog } from './http/test-server.ts'

describeOnDatabases('ClockWatch', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  /** The verdicts on a node whose clock is so far ahead of the database's. */
  async function reported(aheadMs: number): Promise<readonly boolean[]> {
    const verdicts: boolean[] = []
    const clock = { now: () => Date.now() + aheadMs }
    const onVerdict = (isOff: boolean) => verdicts.push(isOff)
    const readClock = () => readDatabaseClock(database)
    const watch = new ClockWatch({ readClock, clock, log: silentLog, onVerdict })
    await watch.begin()
    watch.stop()
    return verdicts
  }

  it('accepts a correct clock', async () => {
    expect(await reported(0)).toEqual([false])
  })

  it.each([3_600_000, -3_600_000])('reports a clock that is off by %d ms', async (aheadMs) => {
    expect(await reported(aheadMs)).toEqual([true])
  })
})

/** The verdicts when the server clock returns these moments and the database these readings. */
async function verdicts(moments: readonly number[], readings: readonly (number | null)[]) {
  const [reported, entries, left]: [boolean[], unknown[], (number | null)[]] = [
    [],
    [],
    [...readings],
  ]
  const record = (facts: unknown) => entries.push(facts)
  const clock = [...moments]
  const watch = new ClockWatch({
    clock: { now: () => clock.shift() ?? 0 },
    readClock: async () => left.shift() ?? Promise.reject(new Error('no database')),
    log: { error: record, warn: record },
    onVerdict: (isOff) => reported.push(isOff),
  })
  for (const _ of readings) await watch.look()
  return { reported, lines: entries }
}

it.each([
  ['at the limit', [1_000, 1_000], 1_250, false],
  ['behind by more', [1_000, 1_010], 1_261, true],
  ['ahead by more', [1_000, 1_010], 749, true],
  ['asked slowly, which proves nothing', [1_000, 9_000], 8_999, false],
])('a clock is off beyond 250 ms: %s', async (_, moments, reading, isOff) => {
  expect((await verdicts(moments, [reading])).reported).toEqual([isOff])
})

it('logs once that the clock is off and once that it is right again', async () => {
  const { reported, lines: entries } = await verdicts([0, 0, 0, 0, 0, 0, 0], [900, 900, null, 0])
  expect(reported).toEqual([true, true, false])
  expect(entries).toEqual([{ skewMs: 900 }, { skewMs: 0 }])
})
