import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../database/database.ts'
import { testParts } from '../../../testing/test-parts.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { makeWithdrawals, takeAllOn } from './test-withdrawals.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'payouts-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

it('the sandbox knows after a restart what it paid, and sends it back then', async () => {
  const before = await openDatabase({ dataDir })
  const bank = await makeWithdrawals(before)
  await bank.ask('40.14')
  await bank.ask('20.00')
  await bank.pay()
  expect(await bank.statuses()).toEqual(['paid', 'paid'])
  bank.clock.pass(60_000)
  await before.close()

  const database = await openDatabase({ dataDir })
  const plain = testParts({ database, clock: bank.clock })
  await takeAllOn({ ...plain, payouts: new SandboxPayouts(plain) })
  const { rows } = await database.pool.query('select status from withdrawal order by amount')
  expect(rows).toEqual([{ status: 'paid' }, { status: 'returned' }])
  await database.close()
}, 240_000)
