import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { auditBooks } from './audit-books.ts'
import { pglitePool } from './embedded/pglite-pool.ts'
import { MIGRATIONS, migrate, readMigrations } from './migrate.ts'
import { databaseOn } from './open-database.ts'
import { addGame, addPlayer } from './test-rows.ts'
import { formerSelectionId } from './testing/former-selection.ts'

it('fills the counters of the limits from the bets of the previous version', async () => {
  const pglite = await PGlite.create()
  const pool = pglitePool(pglite)
  const database = databaseOn(pool, true, () => pglite.close())
  const migrations = await readMigrations(MIGRATIONS)
  const limitsAt = migrations.findIndex(({ name }) => name.endsWith('-limits.sql'))
  await migrate(pool, migrations.slice(0, limitsAt))
  const players = [await addPlayer(database, { cash: 10_000 })]
  players.push(await addPlayer(database, { cash: 10_000 }))
  const games = [await addGame(database), await addGame(database)]
  const selections = games.map((game) => ({
    ...{ game, market: 1_000_002, selection: formerSelectionId(game, 1), name: '1', handicap: '' },
    ...{ odds: 2000, version: 1, live: false },
  }))
  await sql`
    insert into odds_history (selection_id, told_at, version, odds, status)
    select (value -> 'selection')::bigint, now(), 1, 2000, 'open'
    from jsonb_array_elements(${JSON.stringify(selections)}::jsonb)
  `.execute(database.kysely)
  const bet = (stake: number, potentialReturn: number, legs: readonly number[]) => ({
    ...{ stake, potential_return: potentialReturn, bonus: 0, cashback_percent: 0, legs },
    odds: legs.length === 1 ? '2000' : '4000000',
  })
  const bets = [bet(100, 200, [0]), bet(300, 600, [0]), bet(200, 800, [0, 1]), bet(50, 200, [1, 0])]
  const slips = players.map((player, index) => ({
    ...{ player, slip: `00000000-0000-4000-8000-00000000000${index}`, fingerprint: 'x' },
    ...{ cashback: false, valid_ms: 60_000, selections, bets },
  }))
  await pool.query('select * from place_bets($1::jsonb, 100000)', [JSON.stringify(slips)])
  await migrate(pool, migrations)
  expect(await auditBooks(database)).toEqual([])
  const { rows } = await pool.query(`
    select singles, multiples, long_shots,
      (select sum(potential_return) from exposure_player_day) as days,
      (select array_agg(potential_return) from exposure_combination) as combinations
    from selection_liability order by selection_id
  `)
  expect(rows).toMatchObject([
    { singles: 1600, multiples: 2000, long_shots: 0 },
    { singles: 0, multiples: 2000, long_shots: 0 },
  ])
  expect(rows.map(({ days }) => Number(days))).toEqual([3600, 3600])
  expect(rows[0]?.combinations.map(Number)).toEqual([2000])
  await database.close()
}, 240_000)
