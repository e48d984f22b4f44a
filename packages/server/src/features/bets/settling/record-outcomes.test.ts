import { indexOf } from '@caderneta/domain/markets/game-selection'
import type { SelectionOdds } from '@caderneta/feed/messages'
import { randomFrom } from '@caderneta/feed/random'
import { type PlayedGame, playedGame } from '@caderneta/simulation/testing/published/played-game'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import { afterAll, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { testServerUrl } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { databaseBefore } from '../../../database/testing/earlier-database.ts'
import { formerSelectionId } from '../../../database/testing/former-selection.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { settleOutstanding } from './settle-bets.ts'

const SEED = 'a season before the migration'
const [GAMES, PLAYERS, SLIPS, LEGS_MAX, STAKE_MAX] = [6, 3, 40, 4, 500]
/** Former identifiers had no place for more. */
const FORMER_INDEX_MAX = 999
const LIMITS = JSON.stringify({
  ...{ player_day: 10 ** 9, player_combination: 10 ** 9, combination: 10 ** 9 },
  ...{ singles: 10 ** 9, multiples: 10 ** 9 },
})

interface FormerLeg {
  readonly gameId: number
  readonly marketId: number
  readonly selection: SelectionOdds
}

const GAMES_OF_SEASON: readonly PlayedGame[] = (() => {
  const games = GAMES_BY_SPORT.football(SEED)
  return Array.from({ length: GAMES }, () => playedGame('football', games.next().value))
})()

/** What a game offered when a selection had one of 1,000 identifiers. */
function formerLegs({ first, game: { gameId } }: PlayedGame): readonly FormerLeg[] {
  return first
    .filter(({ status }) => status === 'open')
    .flatMap(({ marketId, selections }) =>
      selections
        .filter(({ selectionId }) => indexOf(selectionId) <= FORMER_INDEX_MAX)
        .map((selection) => ({ gameId, marketId, selection })),
    )
}

const formerId = ({ gameId, selection }: FormerLeg) =>
  formerSelectionId(gameId, indexOf(selection.selectionId))

async function addGameWithPrices({ pool }: Database, game: PlayedGame): Promise<void> {
  const { gameId } = game.game
  await pool.query(
    `insert into game (id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
       away_id, away_name, starts_at)
     values ($1, 1, 1, 'Série A', 'Brasil', 1, 'Grêmio', 2, 'Santos', now() + interval '1 hour')`,
    [gameId],
  )
  const prices = formerLegs(game).map((leg, place) => ({
    ...{ selection: formerId(leg), game: gameId, market: leg.marketId, odd: 1, name: '1' },
    ...{ header: '', handicap: '', version: 1, odds: leg.selection.odds, status: 'open', place },
    told_at: new Date(Date.now() - 60_000).toISOString(),
  }))
  await pool.query('select record_odds($1)', [JSON.stringify(prices)])
}

/** Singles and multiples of several players, all of them open. */
async function placeSeason(database: Database): Promise<void> {
  const random = randomFrom(SEED)
  const players: number[] = []
  for (let i = 0; i < PLAYERS; i += 1) players.push(await addPlayer(database, { cash: 100_000 }))
  for (const game of GAMES_OF_SEASON) await addGameWithPrices(database, game)
  for (let slip = 0; slip < SLIPS; slip += 1) {
    const byGame = new Map<number, FormerLeg>()
    const wanted = random.integer(1, LEGS_MAX)
    while (byGame.size < wanted) {
      const leg = random.pick(formerLegs(random.pick(GAMES_OF_SEASON)))
      byGame.set(leg.gameId, leg)
    }
    const sent = slipOf(random.pick(players), slip, random.integer(1, STAKE_MAX), [
      ...byGame.values(),
    ])
    await database.pool.query('select * from place_bets($1::jsonb, $2::jsonb)', [
      JSON.stringify([sent]),
      LIMITS,
    ])
  }
}

function slipOf(player: number, key: number, stake: number, legs: readonly FormerLeg[]) {
  const selections = legs.map((leg) => ({
    ...{ game: leg.gameId, market: leg.marketId, selection: formerId(leg), name: '1' },
    ...{ handicap: '', odds: leg.selection.odds, version: 1, live: false },
  }))
  const odds = legs.reduce((product, leg) => product * BigInt(leg.selection.odds), 1n)
  const bet = {
    ...{ stake, bonus: 0, cashback_percent: 0, odds: `${odds}`, legs: legs.map((_, at) => at) },
    potential_return: Number((BigInt(stake) * odds) / 1000n ** BigInt(legs.length)),
  }
  return {
    ...{ player, slip: `00000000-0000-4000-8000-${`${key}`.padStart(12, '0')}` },
    ...{ fingerprint: `${key}`, cashback: false, valid_ms: 60_000, selections, bets: [bet] },
  }
}

/** The season as it was settled before: results of the calculator, under the former identifiers. */
async function settleFormerly(database: Database): Promise<void> {
  for (const game of GAMES_OF_SEASON) {
    for (const leg of formerLegs(game))
      await database.pool.query(
        `insert into selection_outcome (selection_id, game_id, market_id, result)
         values ($1, $2, $3, $4)`,
        [formerId(leg), leg.gameId, leg.marketId, game.expected(leg.marketId, leg.selection)],
      )
  }
  await database.pool.query('select * from settle_bets(5000, 0, 1)')
}

/** Every settlement that the present feed sends of the games, in its order. */
async function settleByFeed(database: Database): Promise<void> {
  for (const { game } of GAMES_OF_SEASON) {
    for (const body of game.snapshot(game.endsAt, 0))
      if (body.kind === 'bet_settlement') await recordOutcomes(database, body)
  }
  await settleOutstanding(database)
}

/** The dump that is compared byte by byte. */
async function wallets({ pool }: Database): Promise<string> {
  const accounts = await pool.query('select player_id, kind, balance from account order by id')
  const bets = await pool.query('select id, status, payout, at_stake from bet order by id')
  return JSON.stringify({ accounts: accounts.rows, bets: bets.rows })
}

const servers = [
  ['embedded', null],
  ['PostgreSQL', testServerUrl],
] as const

describe.each(servers)('bets on a season before the migration of identifiers (%s)', (name, url) => {
  const made: Database[] = []
  afterAll(async () => {
    await Promise.all(made.map((database) => database.close()))
  })

  async function placed() {
    const database = await databaseBefore('indexes-of-a-game', url)
    made.push(database)
    await placeSeason(database)
    return database
  }

  it.skipIf(name === 'PostgreSQL' && url === null)(
    'E2 are paid by the present feed as they were recorded',
    async () => {
      const [before, after] = [await placed(), await placed()]
      await settleFormerly(before)
      await after.upgrade()
      await settleByFeed(after)
      const recorded = await wallets(before)
      expect(await wallets(after)).toBe(recorded)
      for (const status of ['win', 'lose']) expect(recorded).toContain(`"status":"${status}"`)
      expect(recorded).not.toContain('"status":"open"')
      expect((await auditBooks(after)).filter(({ result }) => result !== 'holds')).toEqual([])
    },
    240_000,
  )
})
