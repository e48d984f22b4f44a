import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { SettlementMessage } from '@caderneta/feed/messages'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame, addPlayer, fullPockets } from '../../../database/test-rows.ts'
import { openTable } from '../testing/table-fixtures.ts'
import { cancelMarkets } from './market-correction-store.ts'
import { recordSettlement } from './record-settlement.ts'
import { settleOutstanding } from './settlement-store.ts'

/** A message without its envelope. */
type MessageBody = SettlementMessage extends infer Message
  ? Message extends SettlementMessage
    ? Omit<Message, 'producer' | 'sequence' | 'at'>
    : never
  : never

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

  it('are compared once with the due result', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database, { cash: 100_000 })
    const game = await addGame(database)
    await addOpenLegs(database, player, game, OPEN_LEGS)
    await cancelMarkets(database, { gameId: game, marketIds: 'all', from: null, to: null })
    await settleOutstanding(database)
    expect(await rowsExamined(database, 'select * from leg_to_settle')).toBeLessThan(20)
  })
})

/** Open singles on one selection, inserted directly into the tables; no money is moved. */
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
    insert into leg (bet_id, player_id, position, game_id, market_id, selection_id, selection_name,
      odds, odds_version, is_live)
    select id, player_id, 0, ${game}::bigint, ${MARKET}, ${selectionId(game, 1)}::bigint, '1', 2000,
      1, false
    from bet where not exists (select from leg where leg.bet_id = bet.id)
  `.execute(database.kysely)
}

/** Rows that the statement of review_late_bets reads; its writes are rolled back. */
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

const SENT_AT = Date.UTC(2026, 5, 1)

describeOnDatabases('messages that a feed repeats', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  const sit = async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const [gameId = 0] = table.games
    const [selectionId = 0] = table.ids
    const send = async (body: MessageBody, at: number) => {
      const recorded = await recordSettlement(database, { producer: 'x', sequence: 1, at, ...body })
      await settleOutstanding(database)
      return recorded
    }
    const result = (outcome: SelectionResult): MessageBody => ({
      kind: 'bet_settlement',
      gameId,
      certainty: 'confirmed',
      outcomes: [{ selectionId, marketId: MARKET, result: outcome }],
    })
    const markets = { gameId, marketIds: [MARKET] }
    return { player, table, send, result, markets }
  }
  const cash = async (player: number) => (await fullPockets(database, player)).cash ?? 0

  it('do not pay a superseded result again', async () => {
    const { player, table, send, result, markets } = await sit()
    await table.one(player, 10)
    await send(result('win'), SENT_AT)
    expect(await cash(player)).toBe(2000)
    expect(await send(result('lose'), SENT_AT + 1)).toMatchObject({
      corrected: [{ reported: 'lose' }],
    })
    expect(await cash(player)).toBe(0)
    expect(await send(result('win'), SENT_AT)).toMatchObject({
      isNews: false,
      corrected: [],
      outdated: [{ recorded: 'lose', reported: 'win' }],
    })
    expect(await cash(player)).toBe(0)
    // The same result at a later time is not news, and one sent between the two is outdated.
    expect(await send(result('lose'), SENT_AT + 9)).toMatchObject({ isNews: false, outdated: [] })
    await send(result('win'), SENT_AT + 5)
    await send({ kind: 'rollback_bet_settlement', ...markets }, SENT_AT + 6)
    expect(await cash(player)).toBe(0)
    // At an equal time the later arrival applies.
    await send(result('win'), SENT_AT + 9)
    expect(await cash(player)).toBe(2000)
  })

  it('do not pay a result that was taken back', async () => {
    const { player, table, send, result, markets } = await sit()
    await table.one(player, 10)
    await send(result('win'), SENT_AT)
    await send({ kind: 'rollback_bet_settlement', ...markets }, SENT_AT + 1)
    await send(result('win'), SENT_AT)
    expect(await cash(player)).toBe(0)
    await send(result('win'), SENT_AT + 2)
    expect(await cash(player)).toBe(2000)
  })

  it('do not void a bet accepted after the cancellation first arrived', async () => {
    const { player, table, send, result, markets } = await sit()
    const cancel = { kind: 'bet_cancel', ...markets, from: null, to: null } as const
    const early = await table.one(player, 5)
    await send(cancel, SENT_AT)
    const late = await table.one(player, 5)
    await send(cancel, SENT_AT)
    await send(result('win'), SENT_AT + 1)
    const { rows } = await database.pool.query(
      'select status from bet where id = any($1) order by id',
      [[early, late]],
    )
    expect(rows).toEqual([{ status: 'void' }, { status: 'win' }])
  })

  it('leave cancellations and revocations as the feed sent them, in any order', async () => {
    const { player, table, send, markets } = await sit()
    await table.one(player, 10)
    const cancel = { kind: 'bet_cancel', ...markets, from: null, to: null } as const
    const restore = { kind: 'rollback_bet_cancel', ...markets } as const
    await send(cancel, SENT_AT)
    await send(restore, SENT_AT + 1)
    await send(cancel, SENT_AT)
    expect(await cash(player)).toBe(0)
    await send(cancel, SENT_AT + 3)
    expect(await cash(player)).toBe(1000)
    for (const [body, at] of [
      [restore, SENT_AT + 1],
      [restore, SENT_AT + 2],
      [cancel, SENT_AT + 3],
    ] as const) {
      await send(body, at)
      expect(await cash(player)).toBe(1000)
    }
  })
})
