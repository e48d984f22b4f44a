import { CompiledQuery } from 'kysely'
import type PgBoss from 'pg-boss'
import type { StatementPool } from '../database/statement-pool.ts'
import type { Reader } from '../database/transaction.ts'

/** pg-boss on our own connections; PGlite has no other. */
export function bossDatabase(pool: StatementPool): PgBoss.Db {
  return {
    executeSql: (text, values) =>
      values === undefined ? runScript(pool, text) : pool.query(text, values),
  }
}

/** A script contains its own transaction: when it fails, the connection must not stay in it. */
async function runScript(pool: StatementPool, script: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    return await client.query(script)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** pg-boss inside a transaction of the caller. */
export function bossWriter(writer: Reader): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({
      rows: (await writer.executeQuery(CompiledQuery.raw(text, values))).rows,
    }),
  }
}
