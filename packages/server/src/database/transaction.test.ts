import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { describeOnServer } from './test-database.ts'
import { meetingOf } from './test-rows.ts'
import {
  databaseErrorCode,
  inTransaction,
  retryConflicts,
  type WriteTransaction,
} from './transaction.ts'

class FailedStatement extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Fails with these codes one after the other, then succeeds. */
function failing(codes: readonly string[]) {
  const attempts: string[] = []
  const work = async () => {
    const code = codes[attempts.length]
    attempts.push(code ?? 'done')
    if (code) throw new FailedStatement(code)
    return 'done'
  }
  return { attempts, work }
}

describe('retryConflicts', () => {
  it('repeats after a deadlock and after a serialization failure', async () => {
    const { attempts, work } = failing(['40P01', '40001'])
    expect(await retryConflicts(work)).toBe('done')
    expect(attempts).toEqual(['40P01', '40001', 'done'])
  })

  it('gives up after five attempts', async () => {
    const { attempts, work } = failing(Array.from({ length: 9 }, () => '40P01'))
    await expect(retryConflicts(work)).rejects.toThrow('40P01')
    expect(attempts).toHaveLength(5)
  })

  it('never repeats after any other error', async () => {
    const { attempts, work } = failing(['23505'])
    await expect(retryConflicts(work)).rejects.toThrow('23505')
    expect(attempts).toHaveLength(1)
  })
})

describe('databaseErrorCode', () => {
  it('is null for errors that do not come from the database', () => {
    expect(databaseErrorCode(new Error('other'))).toBeNull()
    expect(databaseErrorCode('40001')).toBeNull()
  })
})

describeOnServer('inTransaction', (makeDatabase) => {
  it('completes both of two crossed transactions', async () => {
    const database = await makeDatabase()
    await database.pool.query(
      'create table pair as select id, 0 as value from generate_series(1, 2) id',
    )
    const both = meetingOf(2)
    const crossing = (ids: readonly number[]) =>
      inTransaction(database, async (transaction) => {
        for (const id of ids) {
          await addOne(transaction, id)
          await both()
        }
      })
    await Promise.all([crossing([1, 2]), crossing([2, 1])])
    const found = await database.pool.query('select value from pair')
    expect(found.rows).toEqual([{ value: 2 }, { value: 2 }])
  })
})

async function addOne(transaction: WriteTransaction, id: number): Promise<void> {
  await sql`update pair set value = value + 1 where id = ${id}`.execute(transaction)
}
