import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import { odds } from '@caderneta/domain/odds/odds'
import type { Database } from '@caderneta/server/database/database'
import { openDatabase } from '@caderneta/server/database/open-database'
import { recordOdds } from '@caderneta/server/features/catalogue/history/odds-store'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import type { Figure } from './figure.ts'

const SELECTIONS = 400
const GAMES_PER_CALL = 25
const ROWS_PER_CALL = 2_000
const MEGABYTE = 2 ** 20

/** A row for each price, in the history and among the last ones, as before decision 0087. */
const TABLES_BEFORE = `
  create table history_before (
    selection_id bigint, told_at timestamptz, version bigint, odds integer not null,
    status text not null, primary key (selection_id, told_at, version, status));
  create table price_before (
    selection_id bigint primary key, game_id bigint not null, market_id integer not null,
    odd_id integer not null, name text not null, header text not null, handicap text not null,
    version bigint not null, odds integer not null, status text not null,
    told_at timestamptz not null) with (fillfactor=70);
  create index price_before_game on price_before (game_id)`

const RECORD_BEFORE = `
  with change as materialized (
    select * from jsonb_to_recordset($1::jsonb) as c(selection bigint, game bigint, market integer,
      odd integer, name text, header text, handicap text, version bigint, odds integer,
      status text, told_at timestamptz, place integer)
  ),
  kept as (
    insert into history_before select selection, told_at, version, odds, status from change
    on conflict do nothing
  )
  insert into price_before
  select distinct on (selection) selection, game, market, odd, name, header, handicap, version,
    odds, status, told_at
  from change order by selection, place desc
  on conflict (selection_id) do update set version = excluded.version, odds = excluded.odds,
    status = excluded.status, told_at = excluded.told_at`

/** Writing the prices of a first start, on both engines: rows of games beside rows of prices. */
export async function benchPriceStorage(
  serverUrl: string,
  games: number,
): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caderneta-prices-'))
  const embedded = await openDatabase({ databaseUrl: null, dataDir })
  const own = await makeOwnDatabase(serverUrl)
  const server = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  try {
    return [
      ...(await measureOn('embedded', embedded, games)),
      ...(await measureOn('PostgreSQL', server, games)),
    ]
  } finally {
    await Promise.all([embedded.close(), server.close()])
    await Promise.all([own.drop(), rm(dataDir, { recursive: true, force: true })])
  }
}

async function measureOn(engine: string, database: Database, games: number) {
  await database.pool.query(TABLES_BEFORE)
  const secondsOf = database.isEmbedded ? cpuSecondsOf : wallSecondsOf
  const after = await secondsOf(() => writeGames(database, games))
  const before = await secondsOf(() => writeRows(database, games))
  const perMillion = 1_000_000 / (games * SELECTIONS)
  const name = `${engine}: a million prices of ${SELECTIONS} selections a game`
  const rowsOfPrices = 'a row for each price'
  const figure = (value: number, earlier: number, unit: string) => ({
    ...{ name, value: perMillion * value, unit },
    beside: { name: rowsOfPrices, value: perMillion * earlier },
  })
  return [
    figure(after, before, database.isEmbedded ? 's of CPU' : 's'),
    figure(
      await megabytesOf(database, ['game_odds']),
      await megabytesOf(database, ['history_before', 'price_before']),
      'MB',
    ),
  ]
}

async function writeGames(database: Database, games: number): Promise<void> {
  for (let from = 0; from < games; from += GAMES_PER_CALL) {
    const ids = Array.from({ length: Math.min(GAMES_PER_CALL, games - from) }, (_, i) => from + i)
    const at = Date.now()
    const whole = ids.map((gameId) => ({
      ...{ gameId, at, isWhole: true, selections: pricesOf(gameId) },
    }))
    await recordOdds(database, whole)
  }
}

async function writeRows(database: Database, games: number): Promise<void> {
  const told_at = new Date().toISOString()
  for (let from = 0; from < games; from += ROWS_PER_CALL / SELECTIONS) {
    const ids = Array.from({ length: ROWS_PER_CALL / SELECTIONS }, (_, i) => from + i)
    const rows = ids.flatMap(pricesOf).map((one, place) => ({
      ...{ selection: one.selectionId, game: one.gameId, market: one.marketId, odd: one.oddId },
      ...{ name: one.name, header: one.header, handicap: one.handicap, version: one.version },
      ...{ odds: one.odds, status: one.status, told_at, place },
    }))
    await database.pool.query(RECORD_BEFORE, [JSON.stringify(rows)])
  }
}

function pricesOf(gameId: number): readonly PricedSelection[] {
  return Array.from({ length: SELECTIONS }, (_, index) => ({
    ...{ selectionId: selectionId(gameId, index + 1), gameId, oddId: index + 1 },
    ...{ marketId: 1_010_001 + Math.floor(index / 4), name: index % 2 === 0 ? 'Over' : 'Under' },
    ...{ header: `${index / 2}`, handicap: `${index / 2}`, version: 1, status: 'open' as const },
    odds: odds(1010 + 10 * ((gameId * 31 + index * 17) % 900)),
  }))
}

async function wallSecondsOf(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

/** Of this process, which the embedded database is part of. */
async function cpuSecondsOf(work: () => Promise<void>): Promise<number> {
  const from = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1_000_000
}

async function megabytesOf({ pool }: Database, tables: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    'select sum(pg_total_relation_size(name::regclass))::bigint as bytes from unnest($1::text[]) name',
    [tables],
  )
  return (rows[0]?.bytes ?? 0) / MEGABYTE
}
