import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type KillResult, killUnderLoad } from './kill-under-load.ts'
import { makeOwnDatabase } from './own-database.ts'
import { runAudit } from './run-audit.ts'

const QUIET = { RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }
const testServerUrl = process.env.TEST_DATABASE_URL

function expectKept(result: KillResult): void {
  expect(result.broken).toEqual([])
  expect(result.acknowledged).toBeGreaterThan(0)
  expect(result.placed).toBeGreaterThanOrEqual(result.acknowledged)
}

describe('kill -9 of the server under load', () => {
  test('on the embedded database loses and doubles nothing', { timeout: 180_000 }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'caderneta-kill-'))
    const environment = { ...QUIET, DATA_DIR: dataDir }
    expectKept(await killUnderLoad({ environment, rounds: 2, bettors: 4, delaysMs: [400, 250] }))
    expect(await runAudit({ dataDir })).toMatchObject({ exitCode: 0 })
    await rm(dataDir, { recursive: true, force: true })
  })

  test.skipIf(!testServerUrl)(
    'on PostgreSQL loses and doubles nothing',
    { timeout: 180_000 },
    async () => {
      const database = await makeOwnDatabase(testServerUrl ?? '')
      const environment = { ...QUIET, DATABASE_URL: database.url }
      const delaysMs = [300, 120, 430]
      expectKept(await killUnderLoad({ environment, rounds: 3, bettors: 8, delaysMs }))
      expect(await runAudit({ databaseUrl: database.url })).toMatchObject({ exitCode: 0 })
      await database.drop()
    },
  )
})
