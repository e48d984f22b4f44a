import { centavos } from '@caderneta/domain/money/money'
import { expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../database/test-database.ts'
import { addPlayer, fullPockets } from '../../database/test-rows.ts'
import { inTransaction } from '../../database/transaction.ts'
import { creditDeposit, grantDemo, readWallet } from './wallet.ts'
import { readBalance } from './wallet-view.ts'

const deposit = (playerId: number, amount: number, endToEndId: string) => ({
  playerId,
  amount: centavos(amount),
  endToEndId,
})

const credit = (database: Database, playerId: number, amount: number, endToEndId: string) =>
  inTransaction(database, (transaction) =>
    creditDeposit(transaction, deposit(playerId, amount, endToEndId)),
  )

describeOnDatabases('wallet', (makeDatabase) => {
  it('SEC-31 stores money in whole centavos, and nothing in floating point', async () => {
    const { pool } = await makeDatabase()
    const { rows } = await pool.query(
      `select table_name || '.' || column_name as name, data_type from information_schema.columns
       where table_schema = 'public'
         and (data_type in ('real', 'double precision') or column_name in ('amount', 'balance'))`,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { name, data_type } of rows) expect([name, data_type]).toEqual([name, 'bigint'])
  })

  it('SEC-44 contains no gift after the sign-up', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database)
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 0, cashback: 0 })
    expect(await fullPockets(database, player)).toEqual({})
  })

  it('credits each payment once, however often its notice is repeated', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database)
    expect(await credit(database, player, 1050, 'E1')).toBe(true)
    expect(await credit(database, player, 1050, 'E1')).toBe(false)
    expect(await credit(database, player, 25, 'E2')).toBe(true)
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 10.75, cashback: 0 })
  })

  it('keeps nothing of a credit whose transaction fails', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database)
    const failing = inTransaction(database, async (transaction) => {
      await creditDeposit(transaction, deposit(player, 100, 'E1'))
      throw new Error('later step')
    })
    await expect(failing).rejects.toThrow('later step')
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 0, cashback: 0 })
    expect(await credit(database, player, 100, 'E1')).toBe(true)
  })

  it('credits the demo money once', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database, { isDemo: true })
    const grant = () =>
      inTransaction(database, (transaction) => grantDemo(transaction, player, centavos(100_000)))
    expect([await grant(), await grant()]).toEqual([true, false])
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 1000, cashback: 0 })
  })

  it('ENT-07 ENT-08 shows items, four bonuses in order, the total and the methods', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database, { cash: 5000, cashback: 2000 })
    const methods = [{ id: 1, name: 'PIX', addFundsFormType: 'default' as const }]
    expect(await readBalance(database.kysely, player, methods)).toEqual({
      credits: {
        items: [
          { name: 'cash', balance: 50 },
          { name: 'cashback', balance: 20 },
        ],
        bonus: [
          { id: 0, name: 'Sports Bonus', balance: 0 },
          { id: 1, name: 'Casino Bonus', balance: 0 },
          { id: 2, name: 'Games Bonus', balance: 0 },
          { id: 3, name: 'Poker Bonus', balance: 0 },
        ],
        totalBalance: 70,
        paymentMethods: methods,
      },
      wallet: { cash: 50, cashback: 20 },
    })
  })
})

describeOnServer('wallet', (makeDatabase) => {
  it('credits one of many concurrent, equal notices', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database)
    const credits = Array.from({ length: 20 }, () => credit(database, player, 500, 'E1'))
    expect((await Promise.all(credits)).filter(Boolean)).toHaveLength(1)
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 5, cashback: 0 })
  })
})
