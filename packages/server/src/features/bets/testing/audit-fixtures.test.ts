import { randomUUID } from 'node:crypto'
import { gameOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { SELECTION_RESULTS, type SelectionResult } from '@caderneta/domain/markets/market/market'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { corrupt } from '../../../database/test-corruption.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { addGame, addPlayer, meetingOf } from '../../../database/test-rows.ts'
import type { WriteTransaction } from '../../../database/transaction.ts'
import { SlipPlacer } from '../placing/place-slip.ts'
import { recordOutcomes } from '../settling/record-outcomes.ts'
import { settleOutstanding } from '../settling/settlement-store.ts'
import { fillBooks } from './audit-fixtures.ts'
import { placerDeps, slipRequest, TestBook } from './bets-fixtures.ts'
import { CORRUPTIONS } from './corruption-fixtures.ts'

/** Sequences of steps that are tried. */
const RUNS = sized({ test: 12, small: 50, full: 1_000 })

describeOnDatabases('the audit', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
    await fillBooks(database)
  })

  it('finds nothing in correct books', async () => {
    const statuses = await database.pool.query('select status from bet order by id')
    expect(statuses.rows.map(({ status }) => status)).toEqual([
      'win',
      'lose',
      'void',
      'win',
      'pending',
      'win',
    ])
    expect(await auditBooks(database)).toEqual([])
  })

  it.each(CORRUPTIONS)('detects that %s', async (_, statement, caughtBy) => {
    expect(await corrupt(database, statement)).toContain(caughtBy)
  })

  it.each([
    'update entry set amount = 1',
    'delete from entry',
    'truncate entry',
    'update transfer set kind = kind',
    'delete from transfer',
    'delete from account',
    'update account set player_id = 2',
    'update slip set fingerprint = fingerprint',
    'delete from slip',
    'delete from bet',
    'update bet set stake = stake',
    'update leg set odds = odds',
    'truncate leg',
  ])('triggers refuse to "%s"', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('is kept as it was written')
  })

  it('triggers refuse entries that do not sum to zero or whose accounts do not exist', async () => {
    const entries = (text: string) =>
      database.pool.query(`
        with made as (insert into transfer (kind, reference) values ('stake', 'x') returning id)
        insert into entry (transfer_id, account_id, is_player, amount)
        select made.id, account_id, false, amount
        from made, (values ${text}) v(account_id, amount)`)
    for (const wrong of ['(1, 5)', '(1, 5), (2, -4)', '(1, 5), (999999, -5)'])
      await expect(entries(wrong)).rejects.toThrow('does not sum to zero between accounts')
    const missing = 'insert into entry values (999999, 1, false, 5), (999999, 2, false, -5)'
    await expect(database.pool.query(missing)).rejects.toThrow('does not sum to zero')
  })

  it('triggers refuse a bet without slip, a leg without bet, a slip without player', async () => {
    const slip = `insert into slip values (999, gen_random_uuid(), 'x', null, 'fault')`
    const bet = `insert into bet (player_id, slip_id, position, stake, stake_cash, stake_cashback,
      odds, potential_return, accepted_at) values (1, gen_random_uuid(), 1, 1, 1, 0, 2, 2, now())`
    const leg = `insert into leg (bet_id, position, game_id, market_id, selection_id,
      selection_name, odds, odds_version, is_live) values (999, 1, 101, 1, 10100001, '1', 2000, 1,
      false)`
    for (const orphan of [slip, bet, leg])
      await expect(database.pool.query(orphan)).rejects.toThrow(/has no/)
  })
})

type Step =
  | {
      readonly kind: 'place'
      readonly player: number
      readonly usesCashback: boolean
      readonly combinations: readonly {
        readonly games: readonly number[]
        readonly reais: number
      }[]
    }
  | { readonly kind: 'end'; readonly game: number; readonly result: SelectionResult }
  | { readonly kind: 'settle'; readonly batch: number }

const anyPlacing: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('place' as const),
  player: fc.nat(1),
  usesCashback: fc.boolean(),
  combinations: fc.array(
    fc.record({
      games: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }),
      reais: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})

/** Many are refused because their game has already ended: most steps are placings. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: anyPlacing, weight: 6 },
  fc.record({
    kind: fc.constant('end' as const),
    game: fc.nat(3),
    result: fc.constantFrom(...SELECTION_RESULTS),
  }),
  fc.record({ kind: fc.constant('settle' as const), batch: fc.integer({ min: 1, max: 5 }) }),
)

/** Three games, a bet on each, one of them won, one lost, one void. */
const eachEnding: readonly Step[] = (['win', 'lose', 'void'] as const).flatMap((result, game) => [
  { kind: 'place', player: 0, usesCashback: false, combinations: [{ games: [game], reais: 5 }] },
  { kind: 'end', game, result },
])

describeOnDatabases('the books', (makeDatabase) => {
  it('include every outcome of a bet', async () => {
    const database = await makeDatabase()
    const take = await openTable(database)
    for (const step of eachEnding) await take(step)
    await settleOutstanding(database)
    expect(await auditBooks(database)).toEqual([])
    const bets = await database.pool.query('select status from bet order by id')
    expect(bets.rows.map(({ status }) => status)).toEqual(['win', 'lose', 'void'])
  })

  it('stay consistent through any sequence of placing, ending and settling', async () => {
    const database = await makeDatabase()
    const run = async (steps: readonly Step[]) => {
      const take = await openTable(database)
      await Promise.all(steps.map(take))
      expect(await auditBooks(database)).toEqual([])
      await settleOutstanding(database)
      expect(await auditBooks(database)).toEqual([])
    }
    const steps = fc.array(anyStep, { minLength: 5, maxLength: 40 })
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: RUNS })
    const { rows } = await database.pool.query('select 1 from bet limit 1')
    expect(rows).toHaveLength(1)
  })
})

/** Two players and four games; returns a function that takes one step. */
async function openTable(database: Database): Promise<(step: Step) => Promise<unknown>> {
  const book = new TestBook()
  const players = [
    await addPlayer(database, { cash: 10_000, cashback: 1000 }),
    await addPlayer(database, { cash: 3000 }),
  ]
  const ids: number[] = []
  for (const odds of [1500, 2000, 1855, 3330]) {
    const game = await addGame(database)
    book.addGame(game)
    ids.push(book.price(game, odds))
  }
  const placer = new SlipPlacer(placerDeps(database, book))
  return async (step) => {
    if (step.kind === 'settle') return settleOutstanding(database, step.batch)
    if (step.kind === 'place') {
      const combinations = step.combinations.map(({ games, reais }) => ({
        ids: games.flatMap((game) => ids[game] ?? []),
        price: reais,
        rate: 1,
      }))
      const { usesCashback } = step
      return placer.place(slipRequest(players[step.player] ?? 0, combinations, { usesCashback }))
    }
    const selectionId = ids[step.game] ?? 0
    const outcome = { selectionId, marketId: 1000002, result: step.result }
    const gameId = gameOf(selectionId)
    return recordOutcomes(database, { gameId, outcomes: [outcome] })
  }
}

describeOnServer('the naive way to place a bet', (makeDatabase) => {
  it('overspends under concurrency, and the audit detects it', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database, { cash: 1000 })
    const game = await addGame(database)
    const allHaveRead = meetingOf(8)
    const place = async () => {
      const { cash, id } = await readCash(database, player)
      await allHaveRead()
      if (cash < 1000) return
      await database.kysely
        .transaction()
        .execute((transaction) => placeNaively(transaction, player, game, id, cash))
    }
    await Promise.all(Array.from({ length: 8 }, place))
    const violated = (await auditBooks(database)).map(({ invariant }) => invariant.split(' ')[0])
    expect(violated).toEqual(expect.arrayContaining(['I3', 'I4']))
  })
})

async function readCash(database: Database, player: number) {
  const found = await sql<{ id: number; cash: number }>`
    select id, balance as cash from account where player_id = ${player} and kind = 'cash'
  `.execute(database.kysely)
  return found.rows[0] ?? { id: 0, cash: 0 }
}

/** Stakes all its money on one bet. The row is locked, but its balance was read before. */
async function placeNaively(
  transaction: WriteTransaction,
  player: number,
  game: number,
  account: number,
  cash: number,
): Promise<void> {
  await sql`update account set balance = ${cash} - 1000, version = version + 1
    where id = ${account}`.execute(transaction)
  const slipId = randomUUID()
  await sql`insert into slip values
    (${player}, ${slipId}, 'x', ${slipId}, null, null, 0, 0)`.execute(transaction)
  const bet = await sql<{ id: number }>`
    insert into bet (player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
      potential_return, accepted_at)
    values (${player}, ${slipId}, 1, 1000, 1000, 0, 2000, 2000, now()) returning id
  `.execute(transaction)
  const betId = bet.rows[0]?.id ?? 0
  await sql`insert into leg (bet_id, player_id, position, game_id, market_id, selection_id,
    selection_name, odds, odds_version, is_live)
    values (${betId}, ${player}, 1, ${game}, 1000002, ${selectionId(game, 1)}, '1', 2000, 1,
      false)`.execute(transaction)
  await sql`
    with made as (
      insert into transfer (kind, reference) values ('stake', ${String(betId)}) returning id
    )
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select made.id, account.id, true, -1000, account.balance, account.version
    from made, account where account.id = ${account}
    union all
    select made.id, account.id, false, 1000, null, null
    from made, account where account.kind = 'open_stakes'
  `.execute(transaction)
}
