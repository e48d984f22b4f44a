import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../database/open-database.ts'
import { fillDataFolder } from '../../../database/testing/migrated-pglite.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { makeWithdrawals, processWithdrawals } from './test-withdrawals.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'payouts-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

it('the sandbox keeps its payouts over a restart, and returns them then', async () => {
  await fillDataFolder(dataDir)
  const before = await openDatabase({ dataDir })
  const bank = await makeWithdrawals(before)
  await bank.request('40.14')
  await bank.request('20.00')
  await bank.pay()
  expect(await bank.statuses()).toEqual(['paid', 'paid'])
  bank.clock.pass(60_000)
  await before.close()

  const database = await openDatabase({ dataDir })
  const plain = testDeps({ database, clock: bank.clock })
  await processWithdrawals({ ...plain, payouts: new SandboxPayouts(plain) })
  const { rows } = await database.pool.query('select status from withdrawal order by amount')
  expect(rows).toEqual([{ status: 'paid' }, { status: 'returned' }])
  await database.close()
}, 240_000)
