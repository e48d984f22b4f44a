import { sized } from '@caderneta/pricing/testing/campaign-size'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnServer } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { openTable } from '../../bets/testing/table-fixtures.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { form, setPassword } from './test-withdrawals.ts'

// npm test runs a few rounds, the campaign 'races' many.
const ROUNDS = sized({ test: 3, small: 40, full: 500 })
const ROUNDS_AT_ONCE = 4
const TIMEOUT_MS = 60_000 + ROUNDS * 2000

describeOnServer(`a concurrent withdrawal, bet and cash-out, ${ROUNDS} times`, (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it(
    'SEC-22 SEC-38 never spend more than the wallet holds',
    async () => {
      const cashes: number[] = []
      for (let played = 0; played < ROUNDS; played += ROUNDS_AT_ONCE) {
        const count = Math.min(ROUNDS_AT_ONCE, ROUNDS - played)
        const rounds = Array.from({ length: count }, () => playRound(database))
        cashes.push(...(await Promise.all(rounds)))
      }
      expect(cashes).toHaveLength(ROUNDS)
      expect(await auditBooks(database)).toEqual([])
    },
    TIMEOUT_MS,
  )
})

/**
 * A player with R$ 10,00 left requests R$ 8,00, bets R$ 10,00 and closes a bet for R$ 9,50: without
 * the last there is enough for one of the other two. Returns the remaining balance.
 */
async function playRound(database: Database): Promise<number> {
  const playerId = await addPlayer(database, { cash: 2000 })
  await setPassword(database, playerId)
  const table = await openTable(database, [2000, 2000], { isLive: true })
  const bet = await table.one(playerId, 10)
  const plain = testDeps({ database })
  const deps = { ...plain, payouts: new SandboxPayouts(plain) }
  const results = await Promise.all([
    requestWithdrawal(deps, form({ amount: '8.00' }), playerId),
    table.bet(playerId, [{ ids: [table.ids[1] ?? 0], price: 10, rate: 1 }]),
    table.close(playerId, bet, '9.50'),
  ])
  const [withdrawn, placed, closed] = results.map((result) => !('refused' in result))
  const left = 10 - (withdrawn ? 8 : 0) - (placed ? 10 : 0) + (closed ? 9.5 : 0)
  const { cash } = await readWallet(database.kysely, playerId)
  expect(cash).toBe(left)
  expect(cash).toBeGreaterThanOrEqual(0)
  return cash
}
