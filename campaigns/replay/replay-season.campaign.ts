import { QUARTER_FINALS } from '@caderneta/testing/hosts/cup-ahead'
import { describe, expect, test } from 'vitest'
import { isClean, isLiveBet, replayReport, resultOf } from './replay-report.ts'
import { type ReplaySummary, replaySeason } from './replay-season.ts'

const testServerUrl = process.env.TEST_DATABASE_URL

function replayExcerpt(serverUrl: string | null): Promise<ReplaySummary> {
  return replaySeason({
    file: QUARTER_FINALS,
    bettors: 16,
    speed: 500,
    leadSeconds: 4,
    serverUrl,
    seed: 'excerpt',
    slipsPerSecondMax: 50,
    onProgress: () => {},
  })
}

function expectRight(summary: ReplaySummary): void {
  // Named by the report when anything is wrong.
  expect(isClean(summary), replayReport(summary)).toBe(true)
  expect(summary.failures).toEqual([])
  expect(summary.mismatches).toEqual([])
  expect(summary.audit).toMatchObject({ exitCode: 0 })
  const bets = summary.checks.flatMap((check) => check.bets)
  expect(summary.matches).toBe(8)
  expect(new Set(bets.map(({ kind }) => kind))).toEqual(new Set(['single', 'multiple', 'system']))
  expect(new Set(bets.map(isLiveBet)).size).toBe(2)
  expect(new Set(bets.map(resultOf))).toEqual(new Set(['win', 'lose', 'void', 'closed early']))
  const legs = new Set(
    bets.flatMap(({ selections, results }) => results.map(() => selections.length)),
  )
  expect(Math.max(...legs)).toBeGreaterThan(3)
  expect(bets.some(({ results }) => new Set(results).size === 2 && results.includes('void'))).toBe(
    true,
  )
  expect(bets.some(({ atStake, stake }) => atStake > 0 && atStake < stake)).toBe(true)
  expect(replayReport(summary)).toContain('mismatches  0')
}

describe('a replay of recorded matches with many bettors', () => {
  test('pays every bet as the file implies on the embedded database', {
    timeout: 480_000,
  }, async () => {
    expectRight(await replayExcerpt(null))
  })

  test.skipIf(!testServerUrl)(
    'pays every bet as the file implies on PostgreSQL',
    { timeout: 480_000 },
    async () => {
      expectRight(await replayExcerpt(testServerUrl ?? null))
    },
  )
})
