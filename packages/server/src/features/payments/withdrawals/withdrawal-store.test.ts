import { centavos } from '@caderneta/domain/money/money'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { openTable } from '../../bets/testing/table-fixtures.ts'
import { creditDeposit } from '../../wallet/wallet.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { form, setPassword } from './test-withdrawals.ts'
import { advanceWithdrawal } from './withdrawal-store.ts'

describeOnDatabases('a debt', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  /** A player who won R$ 1.000,00 and requests `amount`; `correct` turns the bet into a loss. */
  async function winAndWithdraw(amount: string) {
    const player = await addPlayer(database, { cash: 50_000 })
    await setPassword(database, player)
    const table = await openTable(database, [2000])
    await table.one(player, 500)
    await table.end(0, 'win')
    const plain = testDeps({ database })
    const deps = { ...plain, payouts: new SandboxPayouts(plain) }
    const withdraw = (wanted: string) => requestWithdrawal(deps, form({ amount: wanted }), player)
    await withdraw(amount)
    return { player, withdraw, correct: () => table.end(0, 'lose') }
  }

  async function stateOf(player: number) {
    const accounts = await database.pool.query(
      `select kind, balance, owed from account where player_id = $1
       and kind in ('cash', 'withdrawal_hold') order by id`,
      [player],
    )
    const withdrawals = await database.pool.query(
      'select status, reason from withdrawal where player_id = $1 order by created_at',
      [player],
    )
    expect(await auditBooks(database)).toEqual([])
    const [cash, hold] = accounts.rows
    return {
      ...{ cash: cash?.balance, owed: cash?.owed, hold: hold?.balance },
      of: withdrawals.rows,
    }
  }

  it('cancels an unsent withdrawal, and leaves no debt', async () => {
    const { player, correct } = await winAndWithdraw('1000.00')
    await correct()
    expect(await stateOf(player)).toEqual({
      ...{ cash: 0, owed: 0, hold: 0 },
      of: [{ status: 'cancelled', reason: 'debt_owed' }],
    })
  })

  it('keeps a sent withdrawal, and refuses the next beyond the debt', async () => {
    const { player, withdraw, correct } = await winAndWithdraw('600.00')
    await database.pool.query(`update withdrawal set status = 'sending' where player_id = $1`, [
      player,
    ])
    await correct()
    expect(await stateOf(player)).toMatchObject({ cash: 0, owed: 60_000, hold: 60_000 })
    expect(await withdraw('1.00')).toMatchObject({ refused: 'debt_owed' })
  })

  it('is repaid first by a returned withdrawal', async () => {
    const { player, correct } = await winAndWithdraw('600.00')
    const { rows } = await database.pool.query(
      `update withdrawal set status = 'sending' where player_id = $1 returning id`,
      [player],
    )
    await correct()
    const step = { from: ['sending'], to: 'refused', reason: null, at: new Date() } as const
    await advanceWithdrawal(database, { ...step, id: String(rows[0]?.id) })
    expect(await stateOf(player)).toMatchObject({ cash: 0, owed: 0, hold: 0 })
  })

  // Defence in depth: every credit repays. The audit would report books like these.
  it('blocks cash that no credit repaid it with: only what exceeds it is withdrawn', async () => {
    const { player, withdraw, correct } = await winAndWithdraw('600.00')
    await database.pool.query(`update withdrawal set status = 'sending' where player_id = $1`, [
      player,
    ])
    await correct()
    await database.pool.query(
      `update account set balance = owed + 2000 where player_id = $1 and kind = 'cash'`,
      [player],
    )
    expect(await withdraw('20.01')).toMatchObject({ refused: 'debt_owed' })
    expect(await withdraw('20.00')).not.toHaveProperty('refused')
  })

  // The last test: the audit reports a credit without its payment.
  it('is repaid first by a deposit', async () => {
    const { player, correct } = await winAndWithdraw('600.00')
    await database.pool.query(`update withdrawal set status = 'sending' where player_id = $1`, [
      player,
    ])
    await correct()
    const payment = { playerId: player, amount: centavos(70_000), endToEndId: 'E-debt' }
    await inTransaction(database, (transaction) => creditDeposit(transaction, payment))
    const { rows } = await database.pool.query(
      `select balance, owed from account where player_id = $1 and kind = 'cash'`,
      [player],
    )
    expect(rows).toEqual([{ balance: 10_000, owed: 0 }])
  })
})
