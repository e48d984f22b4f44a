import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addGame, addPlayer } from '../../database/test-rows.ts'
import { cancelMarkets } from './correct-markets.ts'
import { settleOutstanding } from './settle-bets.ts'

const MARKET = 1000002
const OPEN_LEGS = 2_000
const CANCELLED_LEGS = 20

interface PlanNode {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

describeOnDatabases('legs of cancelled games', (makeDatabase) => {
  it('are found without reading the open legs of other games', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database, { cash: 100_000 })
    const [other, cancelled] = [await addGame(database), await addGame(database)]
    await addOpenLegs(database, player, other, OPEN_LEGS)
    await addOpenLegs(database, player, cancelled, CANCELLED_LEGS)
    const to = Date.now() + 600_000
    await cancelMarkets(database, { gameId: cancelled, marketIds: 'all', from: null, to })
    await addOpenLegs(database, player, cancelled, CANCELLED_LEGS)
    expect(await rowsOfReview(database)).toBeLessThan(20 * CANCELLED_LEGS)
    await settleOutstanding(database)
    expect(await rowsOfReview(database)).toBeLessThan(CANCELLED_LEGS)
  })

  it('are compared once with what is due', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database, { cash: 100_000 })
    const game = await addGame(database)
    await addOpenLegs(database, player, game, OPEN_LEGS)
    await cancelMarkets(database, { gameId: game, marketIds: 'all', from: null, to: null })
    await settleOutstanding(database)
    expect(await rowsExamined(database, 'select * from leg_to_settle')).toBeLessThan(20)
  })
})

/** Open singles on one selection, written straight into the tables; no money is moved. */
async function addOpenLegs(database: Database, player: number, game: number, count: number) {
  await sql`
    with made as (
      insert into slip (player_id, slip_id, fingerprint, reference, cash_after, cashback_after)
      select ${player}, gen_random_uuid(), '', gen_random_uuid()::text, 0, 0
      from generate_series(1, ${count}::integer)
      returning slip_id
    )
    insert into bet (player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
      potential_return, accepted_at)
    select ${player}, slip_id, 1, 100, 100, 0, 2000, 200, clock_timestamp() from made
  `.execute(database.kysely)
  await sql`
    insert into leg (bet_id, position, game_id, market_id, selection_id, selection_name, odds,
      odds_version, is_live)
    select id, 0, ${game}::bigint, ${MARKET}, ${game * 1000 + 1}::bigint, '1', 2000, 1, false
    from bet where not exists (select from leg where leg.bet_id = bet.id)
  `.execute(database.kysely)
}

/** Rows that the statement of review_late_bets reads on its way; what it writes is undone. */
async function rowsOfReview(database: Database): Promise<number> {
  const { rows } = await database.pool.query(
    `select prosrc from pg_proc where proname = 'review_late_bets'`,
  )
  return rowsExamined(database, String(rows[0]?.prosrc))
}

async function rowsExamined(database: Database, statement: string): Promise<number> {
  const undone = new Error('undone')
  let examined = 0
  const measured = database.kysely.transaction().execute(async (transaction) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`set local enable_${way} = off`).execute(transaction)
    const explained = await sql<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>`
      explain (analyze, format json) ${sql.raw(statement)}`.execute(transaction)
    examined = explained.rows[0] ? rowsOf(explained.rows[0]['QUERY PLAN'][0].Plan) : Number.NaN
    throw undone
  })
  await expect(measured).rejects.toBe(undone)
  return examined
}

function rowsOf(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops'] + below
}
