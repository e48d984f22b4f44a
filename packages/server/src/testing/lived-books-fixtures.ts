import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { age } from '../database/test-aging.ts'
import { addPlayer } from '../database/test-rows.ts'
import {
  cancelMarkets,
  rollbackOutcomes,
} from '../features/bets/settling/market-correction-store.ts'
import { settleOutstanding } from '../features/bets/settling/settlement-store.ts'
import { fillBooks } from '../features/bets/testing/audit-fixtures.ts'
import { fillClosedBooks } from '../features/bets/testing/closing-corruption-fixtures.ts'
import { openTable } from '../features/bets/testing/table-fixtures.ts'
import { runPaymentStorm } from '../features/payments/testing/payment-storm-fixtures.ts'
import { makeWithdrawals } from '../features/payments/withdrawals/test-withdrawals.ts'
import { fillWithdrawals } from '../features/payments/withdrawals/withdrawal-corruption-fixtures.ts'

/** Longer than outcomes stay open for bets that are still in flight. */
const OUTCOME_WINDOW_MINUTES = 10
/** Longer than the odds of an ended game are kept. */
const ODDS_WINDOW_MINUTES = 8 * 24 * 60

/**
 * Books in which everything has happened, the same in every run: bets of every outcome, early
 * closings, a corrected result, a debt, a cancelled market with won and open legs, deposits and
 * withdrawals in every status, exclusions.
 */
export async function fillLivedBooks(database: Database): Promise<void> {
  await fillBooks(database)
  await fillClosedBooks(database)
  await fillCancelledMarkets(database)
  await runPaymentStorm(database, 10)
  await fillWithdrawals(await makeWithdrawals(database))
  await sql`
    insert into exclusion (cpf, source, began_at, ends_at, revocable_until)
    select cpf, 'own', now() - interval '1 hour', now() + interval '30 days', null
    from player where id <= 2
  `.execute(database.kysely)
}

/**
 * Four games: the market of the first is cancelled after its result, that of the second while its
 * bets are open, the result of the third is taken back and another one recorded.
 */
async function fillCancelledMarkets(database: Database): Promise<void> {
  const player = await addPlayer(database, { cash: 50_000 })
  const table = await openTable(database, [2000, 1850, 3000, 1500])
  await table.one(player, 10, [0])
  await table.one(player, 10, [1])
  await table.one(player, 10, [0, 1, 2])
  await table.one(player, 10, [2])
  await table.one(player, 10, [3])
  await table.end(0, 'win')
  for (const game of [0, 1])
    await cancelMarkets(database, {
      gameId: table.games[game] ?? 0,
      marketIds: 'all',
      from: null,
      to: null,
    })
  await settleOutstanding(database)
  await table.end(2, 'lose')
  await rollbackOutcomes(database, { gameId: table.games[2] ?? 0, marketIds: 'all' })
  await settleOutstanding(database)
  await table.end(2, 'win')
}

/** Advances the clock past the windows of settlement and lets the server close what is over. */
export async function passOutcomeWindow(database: Database): Promise<void> {
  await age(database, OUTCOME_WINDOW_MINUTES)
  await settleOutstanding(database)
}

/** Ends every settled game, advances the clock past the odds window and lets them be deleted. */
export async function passOddsWindow(database: Database): Promise<void> {
  await sql`
    update game set status = 'ended', ended_at = clock_timestamp()
    where not exists (select from leg where leg.game_id = game.id and leg.result is null)
  `.execute(database.kysely)
  await sql`
    insert into game_odds (game_id, told_at, version, status, is_whole, indexes, odds)
    select game_of(selection_id), told_at, version, status, true,
      array[(selection_id - selection_of(game_of(selection_id), 0))::integer], array[odds]
    from odds_history
  `.execute(database.kysely)
  await age(database, ODDS_WINDOW_MINUTES)
  await sql`select forget_odds(now() - interval '7 days', 1000)`.execute(database.kysely)
}
