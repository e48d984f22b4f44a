import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { auditBooks } from './audit-books.ts'
import { pglitePool } from './embedded/pglite-pool.ts'
import { MIGRATIONS, migrate, readMigrations } from './migrate.ts'
import { databaseOn } from './open-database.ts'
import { addPlayer } from './test-rows.ts'

const FORMER = 15
const WAYS = [
  ['in_review'],
  ['in_review', 'approved', 'sending'],
  ['in_review', 'approved', 'sending', 'refused'],
  ['in_review', 'approved', 'sending', 'paid', 'returned'],
]

it('withdrawals of the previous version are consistent after the upgrade', async () => {
  const pglite = await PGlite.create()
  const pool = pglitePool(pglite)
  const database = databaseOn(pool, true, () => pglite.close())
  const migrations = await readMigrations(MIGRATIONS)
  await migrate(pool, migrations.slice(0, FORMER))
  const playerId = await addPlayer(database, { cash: 10_000 })
  for (const [at, way] of WAYS.entries()) {
    const id = `00000000-0000-4000-8000-00000000000${at}`
    await pool.query(
      `select hold_withdrawal($1, $2, 1000, 'random', 'k', 'in_review', 'large_amount', now())`,
      [id, playerId],
    )
    for (const to of way.slice(1)) {
      const from = way[way.indexOf(to) - 1]
      await pool.query('select advance_withdrawal($1, $2, $3, null, now())', [id, [from], to])
    }
  }
  await migrate(pool, migrations)
  expect(await auditBooks(database)).toEqual([])
  const { rows } = await pool.query('select status, asked_at from withdrawal order by id')
  expect(rows).toEqual(WAYS.map((way) => ({ status: way.at(-1), asked_at: null })))
  await database.close()
}, 240_000)
