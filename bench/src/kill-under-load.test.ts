import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Kill, type KillResult, killUnderLoad } from './kill-under-load.ts'
import { makeOwnDatabase } from './own-database.ts'
import { runAudit } from './run-audit.ts'

const QUIET = { RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }
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
    const dataDir = await mkdtemp(join(tmpdir(), 'caderneta-kill-'))
    const environment = { ...QUIET, DATA_DIR: dataDir }
    expectKept(await killUnderLoad({ environment, kills: ofServer(400, 250), bettors: 4 }))
    expect(await runAudit({ dataDir })).toMatchObject({ exitCode: 0 })
    await rm(dataDir, { recursive: true, force: true })
  })

  test.skipIf(!testServerUrl)(
    'on PostgreSQL loses and doubles nothing',
    { timeout: 300_000 },
    async () => {
      const database = await makeOwnDatabase(testServerUrl ?? '')
      const environment = { ...QUIET, DATABASE_URL: database.url }
      const kills = ofServer(300, 120, 430)
      expectKept(await killUnderLoad({ environment, kills, bettors: 8 }))
      expect(await runAudit({ databaseUrl: database.url })).toMatchObject({ exitCode: 0 })
      await database.drop()
    },
  )
})
