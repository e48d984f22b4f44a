import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { describe, expect, test } from 'vitest'
import { makeReplayHome } from '../browser/replay-home.ts'
import { runAudit } from '../replay/run-audit.ts'
import { type Kill, type KillResult, killUnderLoad } from './kill-under-load.ts'

/** Of few matches: each start is about the books, not about a season of games. */
const QUIET = { ...CUP_AHEAD, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }
const testServerUrl = process.env.TEST_DATABASE_URL

function expectKept(result: KillResult): void {
  const { lost, doubled, indefinite } = result
  expect({ lost, doubled, indefinite }).toEqual({ lost: [], doubled: [], indefinite: [] })
  expect(result.acknowledged).toBeGreaterThan(0)
  expect(result.placed).toBeGreaterThanOrEqual(result.acknowledged)
}

const ofServer = (...afterMs: readonly number[]): Kill[] =>
  afterMs.map((ms) => ({ afterMs: ms, victim: 'server' }))

describe('kill -9 of the server under load', () => {
  test('on the embedded database loses and doubles nothing', { timeout: 300_000 }, async () => {
    const home = await makeReplayHome(null)
    const environment = { ...home.environment, ...QUIET }
    expectKept(await killUnderLoad({ environment, kills: ofServer(400, 250), bettors: 4 }))
    expect(await runAudit(home.books)).toMatchObject({ exitCode: 0 })
    await home.remove()
  })

  test.skipIf(!testServerUrl)(
    'on PostgreSQL loses and doubles nothing',
    { timeout: 300_000 },
    async () => {
      const home = await makeReplayHome(testServerUrl ?? null)
      const environment = { ...home.environment, ...QUIET }
      const kills = ofServer(300, 120, 430)
      expectKept(await killUnderLoad({ environment, kills, bettors: 8 }))
      expect(await runAudit(home.books)).toMatchObject({ exitCode: 0 })
      await home.remove()
    },
  )
})
