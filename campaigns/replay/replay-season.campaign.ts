import { fileURLToPath } from 'node:url'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { QUARTER_FINALS } from '@caderneta/testing/hosts/cup-ahead'
import { describe, expect, test } from 'vitest'
import { isClean, isLiveBet, replayReport, resultOf, unbackedMarkets } from './replay-report.ts'
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

const WHOLE_FILES = ['worldcup-2022/worldcup', 'brasileirao-2025/br.1', 'libertadores-2025/copa.l']
/** By the names of the fixtures. */
const REPLAYED_WHOLE = sized({ test: [], small: [], full: WHOLE_FILES })
const HOUR = 3_600_000

function replayWhole(name: string, serverUrl: string | null): Promise<ReplaySummary> {
  const path = `../../packages/feed/src/openfootball/fixtures/whole/${name}.json`
  return replaySeason({
    file: fileURLToPath(new URL(path, import.meta.url)),
    bettors: 300,
    speed: 60,
    leadSeconds: 10,
    serverUrl,
    seed: name,
    slipsPerSecondMax: 60,
    onProgress: (line) => process.stdout.write(`${name}: ${line}\n`),
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

describe.each(REPLAYED_WHOLE)('a replay of the whole of %s', (name) => {
  test('pays a bet on every market that was open as the file implies', {
    timeout: HOUR,
  }, async () => {
    const summary = await replayWhole(name, testServerUrl ?? null)
    process.stdout.write(`${replayReport(summary)}\n`)
    expect(isClean(summary), replayReport(summary)).toBe(true)
    expect(unbackedMarkets(summary)).toEqual([])
  })
})
