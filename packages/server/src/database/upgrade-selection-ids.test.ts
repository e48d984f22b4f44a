import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { afterAll, describe, expect, it } from 'vitest'
import { auditBooks } from './audit-books.ts'
import type { Database } from './database.ts'
import { testServerUrl } from './test-database.ts'
import { addPlayer } from './test-rows.ts'
import { databaseBefore } from './testing/earlier-database.ts'
import { formerSelectionId } from './testing/former-selection.ts'

/**
 * As they were, and as they are now. The former identifier of a selection of the second game is the
 * present one of a selection of the first; the last four are of simulated sports that moved.
 */
const GAMES = [
  [1, 1],
  [100, 100],
  [3_077_810_100, 3_077_810_100],
  [43_077_810_100, 43_077_810_100],
  [93_077_810_100, 23_077_810_100],
  [153_077_810_100, 33_077_810_100],
  [223_077_810_100, 53_077_810_100],
  [993_077_810_100, 63_077_810_100],
] as const

/** Identifiers of the games and of their selections, before or after the migration. */
interface Form {
  readonly games: readonly number[]
  readonly idOf: (game: number, index: number) => number
}

const FORMER: Form = {
  games: GAMES.map(([former]) => former),
  idOf: formerSelectionId,
}
const NOW: Form = { games: GAMES.map(([, now]) => now), idOf: selectionId }

const INDEXES = [1, 2, 3, 999]
const MARKET = 1_000_002
const LIMITS = JSON.stringify({
  ...{ player_day: 10 ** 9, player_combination: 50_000, combination: 10 ** 9 },
  ...{ singles: 10 ** 9, multiples: 10 ** 9 },
})

/** Games, prices of four selections of each, and bets of two players, all open but one. */
async function fillBooks(database: Database, form: Form): Promise<void> {
  const { pool } = database
  const players = [await addPlayer(database, { cash: 100_000 })]
  players.push(await addPlayer(database, { cash: 100_000 }))
  for (const game of form.games) await addGameWithPrices(database, form, game)
  const [first = 0, second = 0] = form.games
  const slips = players.flatMap((player, at) => [
    ...form.games.map((_, game) => slipOf(player, `${at}${game}`, form, [[game, 1]])),
    slipOf(player, `${at}8`, form, [
      [6, 3],
      [1, 2],
      [7, 999],
    ]),
    slipOf(player, `${at}9`, form, [
      [4, 2],
      [3, 2],
    ]),
  ])
  for (const slip of slips)
    await pool.query('select * from place_bets($1::jsonb, $2::jsonb)', [
      JSON.stringify([slip]),
      LIMITS,
    ])
  const refused = slipOf(players[0] ?? 0, 'ff', form, [[7, 2]], 90_000)
  await pool.query('select * from place_bets($1::jsonb, $2::jsonb)', [
    JSON.stringify([refused]),
    LIMITS,
  ])
  const facts = { odds: [{ betGamesOddId: form.idOf(second, 3), rate: 2, version: 4 }] }
  const preset = {
    ...slipOf(players[0] ?? 0, 'fe', form, [[1, 3]]),
    refusal: 'odds_changed',
    facts,
  }
  await pool.query('select * from place_bets($1::jsonb, $2::jsonb)', [
    JSON.stringify([preset]),
    LIMITS,
  ])
  await pool.query(
    `insert into outcome_set_aside (outcome, selection_id, reason) values ($1, $2, 'planted')`,
    [JSON.stringify({ selectionId: form.idOf(first, 5), gameId: first }), form.idOf(first, 5)],
  )
  await report(database, form, 0, ['lose', 'win', 'lose'])
  await settle(database)
  await report(database, form, 0, ['win', 'lose', 'lose'])
}

async function addGameWithPrices({ pool }: Database, form: Form, game: number): Promise<void> {
  await pool.query(
    `insert into game (id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
       away_id, away_name, starts_at)
     values ($1, 1, 1, 'Série A', 'Brasil', 1, 'Grêmio', 2, 'Santos', now() + interval '1 hour')`,
    [game],
  )
  await pool.query(
    `insert into kick_off_change (game_id, starts_before, starts_after)
     select id, starts_at, starts_at from game where id = $1`,
    [game],
  )
  const prices = INDEXES.map((index) => ({
    ...{ selection: form.idOf(game, index), game, market: MARKET, odd: 1, name: '1', header: '' },
    ...{ handicap: '', version: 1, odds: 2000, status: 'open', place: 0 },
    told_at: new Date(Date.now() - 60_000).toISOString(),
  }))
  await pool.query('select record_odds($1)', [JSON.stringify(prices)])
}

function slipOf(
  player: number,
  key: string,
  form: Form,
  legs: readonly (readonly [game: number, index: number])[],
  stake = 100,
) {
  const selections = legs.map(([at, index]) => {
    const game = form.games[at] ?? 0
    return {
      ...{ game, market: MARKET, selection: form.idOf(game, index), name: '1', handicap: '' },
      ...{ odds: 2000, version: 1, live: false },
    }
  })
  const bet = {
    ...{ stake, potential_return: stake * 2 ** legs.length, bonus: 0, cashback_percent: 0 },
    ...{ odds: String(2000 ** legs.length), legs: legs.map((_, at) => at) },
  }
  return {
    ...{ player, slip: `00000000-0000-4000-8000-${key.padStart(12, '0')}`, fingerprint: key },
    ...{ cashback: false, valid_ms: 60_000, selections, bets: [bet] },
  }
}

/** Results of the first selections of a game, sent again when there are earlier ones. */
async function report(
  { pool }: Database,
  form: Form,
  at: number,
  results: readonly string[],
): Promise<void> {
  const game = form.games[at] ?? 0
  for (const [index, result] of results.entries())
    await pool.query(
      `insert into selection_outcome as known (selection_id, game_id, market_id, result)
       values ($1, $2, $3, $4)
       on conflict (selection_id) do update set result = excluded.result,
         version = known.version + 1, is_corrected = true, closed_at = null, reviewed_at = null`,
      [form.idOf(game, index + 1), game, MARKET, result],
    )
}

async function settle({ pool }: Database): Promise<void> {
  await pool.query('select * from settle_bets(5000, 0, 1)')
}

/** Results of all games; the market of the fourth is cancelled after them. */
async function finish(database: Database, form: Form): Promise<void> {
  for (const at of form.games.keys()) {
    const isWon = at % 3 !== 1
    await report(database, form, at, [isWon ? 'win' : 'lose', 'win', 'win'])
  }
  const last = form.games.at(-1) ?? 0
  await database.pool.query(
    `insert into selection_outcome (selection_id, game_id, market_id, result)
     values ($1, $2, $3, 'win')`,
    [form.idOf(last, 999), last, MARKET],
  )
  await settle(database)
  const fourth = form.games[3] ?? 0
  await database.pool.query(
    `insert into market_cancel (game_id, is_rollback, taken_to, decided)
     values ($1, false, now(), $2)`,
    [fourth, [form.idOf(fourth, 2)]],
  )
  await database.pool.query('select review_markets($1, null)', [fourth])
  await settle(database)
}

/** All that the players own or are owed. */
async function wallets({ pool }: Database): Promise<unknown> {
  const accounts = await pool.query(
    'select player_id, kind, balance, version from account order by id',
  )
  const bets = await pool.query(
    'select id, status, payout, potential_return, at_stake from bet order by id',
  )
  return { accounts: accounts.rows, bets: bets.rows }
}

/** Whatever is stored of selections and games, but for the seals. */
const STORED_IDS = `
  select 'leg', selection_id from leg
  union all select 'odds_history', selection_id from odds_history
  union all
  select 'game_odds', selection_of(game_id, index)
  from game_odds cross join unnest(indexes) as prices(index)
  union all select 'selection_outcome', selection_id from selection_outcome
  union all select 'outcome_history', selection_id from outcome_history
  union all select 'selection_liability', selection_id from selection_liability
  union all select 'outcome_set_aside', selection_id from outcome_set_aside
  union all select 'set aside', (outcome ->> 'selectionId')::bigint from outcome_set_aside
  union all select 'market_cancel', unnest(decided) from market_cancel
  union all select 'refusal', jsonb_array_elements_text(refusal_facts -> 'betGamesOddId')::bigint
  from slip where refusal_facts ? 'betGamesOddId'
  union all
  select 'odds', (jsonb_array_elements(refusal_facts -> 'odds') ->> 'betGamesOddId')::bigint
  from slip where refusal_facts ? 'odds'
  union all select 'game ' || source, id * 100000 from (
    select 'game', id from game
    union all select 'leg', game_id from leg
    union all select 'price', game_id from game_odds
    union all select 'outcome', game_id from selection_outcome
    union all select 'cancel', game_id from market_cancel
    union all select 'kick-off', game_id from kick_off_change
    union all select 'set aside', (outcome ->> 'gameId')::bigint from outcome_set_aside
  ) games(source, id)`

interface StoredIds {
  readonly source: string
  readonly games: readonly number[]
  readonly indexes: readonly number[]
}

async function storedIds({ pool }: Database): Promise<readonly StoredIds[]> {
  const { rows } = await pool.query<StoredIds>(
    `select source, jsonb_agg(distinct id::bigint / 100000) as games,
       jsonb_agg(distinct id::bigint % 100000) as indexes
     from (${STORED_IDS}) found(source, id) group by source order by source`,
  )
  return rows
}

const servers = [
  ['embedded', null],
  ['PostgreSQL', testServerUrl],
] as const

describe.each(servers)('the identifiers of 100,000 selections a game (%s)', (name, serverUrl) => {
  const made: Database[] = []
  afterAll(async () => {
    await Promise.all(made.map((database) => database.close()))
  })

  async function filled() {
    const database = await databaseBefore('indexes-of-a-game', serverUrl)
    made.push(database)
    await fillBooks(database, FORMER)
    return database
  }

  const isMissing = name === 'PostgreSQL' && serverUrl === null
  it.skipIf(isMissing)(
    'pay the bets of before as the former ones would have',
    async () => {
      const [before, after] = [await filled(), await filled()]
      await finish(before, FORMER)
      await before.upgrade()
      await after.upgrade()
      expect(await auditBooks(after)).toEqual([])
      await finish(after, NOW)
      expect(await wallets(after)).toEqual(await wallets(before))
      expect(await auditBooks(before)).toEqual([])
      expect(await auditBooks(after)).toEqual([])
    },
    240_000,
  )

  it.skipIf(isMissing)(
    'are all that is stored, in every table',
    async () => {
      const database = await filled()
      await finish(database, FORMER)
      await database.upgrade()
      const stored = await storedIds(database)
      expect(stored).toHaveLength(18)
      const known = { games: new Set(NOW.games), indexes: new Set([0, 5, ...INDEXES]) }
      for (const { source, games, indexes } of stored) {
        const strange = games.filter((id) => !known.games.has(id))
        strange.push(...indexes.filter((index) => !known.indexes.has(index)))
        expect([source, strange]).toEqual([source, []])
      }
    },
    240_000,
  )

  it.skipIf(isMissing)(
    'leave the seals as they are, which reveal a changed leg',
    async () => {
      const database = await filled()
      const seals = () => database.pool.query('select id, bet_ids, seal from bet_seal order by id')
      const { rows } = await seals()
      await database.upgrade()
      expect((await seals()).rows).toEqual(rows)
      await database.pool.query(`
      alter table leg disable trigger leg_kept;
      update leg set selection_id = selection_id + 1 where bet_id = 3`)
      const found = await auditBooks(database)
      expect(found.map(({ invariant }) => invariant.slice(0, 4))).toContain('I26 ')
    },
    240_000,
  )
})
