import { describe, expect, test } from 'vitest'
import { QUARTER_FINALS } from './cup-ahead.ts'
import { isClean, replayReport } from './replay-report.ts'
import { type ReplaySummary, replaySeason } from './replay-season.ts'

const testServerUrl = process.env.TEST_DATABASE_URL

function replayExcerpt(serverUrl: string | null): Promise<ReplaySummary> {
  return replaySeason({
    file: QUARTER_FINALS,
    bettors: 25,
    speed: 1500,
    leadSeconds: 4,
    serverUrl,
    seed: 'excerpt',
    slipsPerSecondMax: 50,
    tell: () => {},
  })
}

function expectRight(summary: ReplaySummary): void {
  expect(summary.failures).toEqual([])
  expect(summary.mismatches).toEqual([])
  expect(summary.audit).toMatchObject({ exitCode: 0 })
  expect(isClean(summary)).toBe(true)
  const bets = summary.checks.flatMap((check) => check.bets)
  expect(summary.matches).toBe(8)
  expect(new Set(bets.map(({ slip }) => slip.marketId)).size).toBe(4)
  expect(new Set(bets.map(({ slip }) => slip.isLive)).size).toBe(2)
  expect(new Set(bets.map(({ result }) => result))).toEqual(new Set(['win', 'lose']))
  expect(replayReport(summary)).toContain('mismatches  0')
}

describe('a replay of recorded matches with many bettors', () => {
  test('pays every bet as the file says on the embedded database', {
    timeout: 240_000,
  }, async () => {
    expectRight(await replayExcerpt(null))
  })

  test.skipIf(!testServerUrl)(
    'pays every bet as the file says on PostgreSQL',
    { timeout: 240_000 },
    async () => {
      expectRight(await replayExcerpt(testServerUrl ?? null))
    },
  )
})
