import { BET_STATUSES, BETS_COUNTED_MAX, type BetTab } from '@caderneta/contract/bets/wagers'
import { GAME_STATUSES } from '@caderneta/domain/markets/game/game'
import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow, rows, timeColumn } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'
import { knownValue } from '../known-value.ts'
import type { LegFacts, StoredBet } from './bet-wire.ts'
import { countLive, readLiveBetIds } from './live-bets-view.ts'

const DAY_MS = 86_400_000

/** Which bets of a tab are requested; `after` is the cursor of the last page. */
interface TabRequest {
  readonly playerId: number
  readonly tab: BetTab
  /** Milliseconds UTC. */
  readonly now: number
  readonly limit: number
  readonly after?: BetCursor | undefined
}

/** The last bet of a page: an open one by its id, a settled one also by its settlement time. */
interface BetCursor {
  readonly betId: number
  /** Microseconds UTC; null of an open bet. */
  readonly settledAt: number | null
}

/** '120' of an open bet, '120.1789912345678901' of a settled one. */
export function betCursorText({ betId, settledAt }: BetCursor): string {
  return settledAt === null ? String(betId) : `${betId}.${settledAt}`
}

export function readBetCursor(text: string): BetCursor {
  const [betId, settledAt] = text.split('.')
  return { betId: Number(betId), settledAt: settledAt === undefined ? null : Number(settledAt) }
}

interface BetsPage {
  readonly bets: readonly StoredBet[]
  /** Where the next page begins; null at the end. */
  readonly next: BetCursor | null
}

/**
 * One page of a tab: open bets, newest first, then those settled in the last 24 hours, the latest
 * first. Each of the two is read in the order of an index of its own.
 */
export async function readTab(reader: Reader, request: TabRequest): Promise<BetsPage> {
  const { tab, limit, after } = request
  const wanted = limit + 1
  const keys: BetCursor[] = []
  if (tab === 'live') keys.push(...(await readLiveKeys(reader, request, wanted)))
  else if (tab !== 'finished' && (!after || after.settledAt === null))
    keys.push(...(await readPendingKeys(reader, request, wanted)))
  if ((tab === 'all' || tab === 'finished') && keys.length < wanted)
    keys.push(...(await readSettledKeys(reader, request, wanted - keys.length)))
  const page = keys.slice(0, limit)
  const bets = await readInOrder(
    reader,
    page.map(({ betId }) => betId),
  )
  return { bets, next: keys.length > limit ? (page.at(-1) ?? null) : null }
}

/** How many bets a tab has, counted up to a limit: one index page per roughly 300 bets. */
export async function countTab(reader: Reader, request: TabRequest): Promise<number> {
  const { tab } = request
  const whole = { ...request, after: undefined }
  if (tab === 'live') return countLive(reader, request.playerId)
  const pending = await countKeys(reader, tab === 'finished' ? null : pendingKeys(whole))
  const isSettledIn = tab === 'all' || tab === 'finished'
  const settled = await countKeys(reader, isSettledIn ? settledKeys(whole) : null)
  return Math.min(pending + settled, BETS_COUNTED_MAX)
}

const countRow = z.object({ total: z.number() })

async function countKeys(reader: Reader, keys: RawBuilder<unknown> | null): Promise<number> {
  if (keys === null) return 0
  const query = sql`
    select count(*)::integer as total from (${keys} limit ${BETS_COUNTED_MAX}) counted
  `
  const { total } = await oneRow(reader, countRow, query)
  return total
}

const betIdRow = z.object({ id: z.number() })

async function readLiveKeys(
  reader: Reader,
  { playerId, after }: TabRequest,
  limit: number,
): Promise<BetCursor[]> {
  const found = await readLiveBetIds(reader, { playerId, afterBetId: after?.betId }, limit)
  return found.map((betId) => ({ betId, settledAt: null }))
}

async function readPendingKeys(
  reader: Reader,
  request: TabRequest,
  limit: number,
): Promise<BetCursor[]> {
  const query = sql`${pendingKeys(request)} order by -bet.id limit ${limit}`
  const found = await rows(reader, betIdRow, query)
  return found.map(({ id }) => ({ betId: id, settledAt: null }))
}

function pendingKeys({ playerId, after }: TabRequest): RawBuilder<unknown> {
  return sql`
    select bet.id from bet
    where bet.player_id = ${playerId} and bet.status = 'pending'
      ${after ? sql`and -bet.id > ${-after.betId}` : sql``}
  `
}

const settledRow = z.object({ id: z.number(), settled_us: z.string() })

async function readSettledKeys(
  reader: Reader,
  request: TabRequest,
  limit: number,
): Promise<BetCursor[]> {
  const query = sql`
    ${settledKeys(request)} order by bet.settled_at desc, bet.id desc limit ${limit}
  `
  const found = await rows(reader, settledRow, query)
  return found.map((row) => ({ betId: row.id, settledAt: Number(row.settled_us) }))
}

function settledKeys({ playerId, now, after }: TabRequest): RawBuilder<unknown> {
  const isLater =
    after && after.settledAt !== null
      ? sql`and (bet.settled_at, bet.id) < (
          'epoch'::timestamptz + ${after.settledAt} * interval '1 microsecond', ${after.betId})`
      : sql``
  return sql`
    select bet.id, (extract(epoch from bet.settled_at) * 1000000)::bigint::text as settled_us
    from bet
    where bet.player_id = ${playerId} and bet.settled_at is not null
      and bet.settled_at > ${new Date(now - DAY_MS)} ${isLater}
  `
}

/** These bets of this player, newest first, without those of other players. */
export async function readFactsById(
  reader: Reader,
  playerId: number,
  betIds: readonly number[],
): Promise<StoredBet[]> {
  const found = await readInOrder(reader, betIds, playerId)
  return found.sort((one, other) => other.betId - one.betId)
}

/** The bets of one slip in the order of its combinations. */
export async function readSlipBets(
  reader: Reader,
  playerId: number,
  slipId: string,
): Promise<StoredBet[]> {
  const query = sql`
    select bet.id from bet where bet.player_id = ${playerId} and bet.slip_id = ${slipId}
    order by bet.position
  `
  const found = await rows(reader, betIdRow, query)
  return readInOrder(
    reader,
    found.map(({ id }) => id),
  )
}

const legRow = z.object({
  selectionId: z.number(),
  name: z.string(),
  handicap: z.string(),
  gameId: z.number(),
  marketId: z.number(),
  odds: z.number(),
  oddsVersion: z.number(),
  result: z.nullable(z.enum(SELECTION_RESULTS)),
  deadHeatPlaces: z.number(),
  deadHeatTied: z.number(),
})

const betRow = z.object({
  id: z.number(),
  player_id: z.number(),
  slip_id: z.string(),
  status: z.enum(BET_STATUSES),
  stake: z.number(),
  at_stake: z.number(),
  at_stake_cash: z.number(),
  at_stake_cashback: z.number(),
  returned_early: z.number(),
  bonus_table: z.number(),
  cashback: z.number(),
  potential_return: z.number(),
  bonus_percent: z.number(),
  accepted_at: timeColumn,
  settled_at: z.nullable(timeColumn),
  payout: z.number(),
  legs: z.array(legRow),
})

type BetRow = z.infer<typeof betRow>

/**
 * The bets with these ids in this order. Bets and their legs come from one snapshot. Each row is
 * looked up by its key: `offset 0` keeps the planner from joining whole tables instead.
 */
export async function readInOrder(
  reader: Reader,
  betIds: readonly number[],
  ownerId?: number,
): Promise<StoredBet[]> {
  if (betIds.length === 0) return []
  const isOwn = ownerId === undefined ? sql`` : sql`where bet.player_id = ${ownerId}`
  const query = sql`
    select bet.*, (
      select jsonb_agg(jsonb_build_object(
        'selectionId', leg.selection_id, 'name', leg.selection_name, 'handicap', leg.handicap,
        'marketId', leg.market_id, 'odds', leg.odds, 'oddsVersion', leg.odds_version, 'result', leg.result,
        'deadHeatPlaces', leg.dead_heat_places, 'deadHeatTied', leg.dead_heat_tied,
        'gameId', leg.game_id
      ) order by leg.position)
      from leg where leg.bet_id = bet.id
    ) as legs
    from unnest(${idArray(betIds)}) with ordinality as wanted(id, place)
    cross join lateral (
      select bet.id, bet.player_id, bet.slip_id, bet.status, bet.stake, bet.potential_return,
        bet.bonus_percent, bet.accepted_at, bet.settled_at, bet.payout, bet.at_stake,
        bet.returned_early, bet.stake_cash - bet.closed_cash as at_stake_cash,
        bet.stake_cashback - bet.closed_cashback as at_stake_cashback,
        bet.bonus_table, bet.cashback
      from bet where bet.id = wanted.id offset 0
    ) bet
    ${isOwn}
    order by wanted.place
  `
  const found = await rows(reader, betRow, query)
  const references = await readReferences(reader, found)
  const games = await readGames(reader, found)
  return found.map((row) => {
    const reference = knownValue(references.get(row.slip_id), 'the slip of a bet')
    const legs = row.legs.map((leg) => ({
      ...leg,
      ...knownValue(games.get(leg.gameId), 'the game of a leg'),
    }))
    return betFacts(row, reference, legs)
  })
}

const slipRow = z.object({ id: z.string(), reference: z.string() })

/** The references of the slips of these bets, by slip id. */
async function readReferences(
  reader: Reader,
  bets: readonly BetRow[],
): Promise<ReadonlyMap<string, string>> {
  const owners = new Map(bets.map((bet) => [bet.slip_id, bet.player_id]))
  const slipIds = `{${[...owners.keys()].join(',')}}`
  const query = sql`
    select wanted.id, slip.reference
    from unnest(${idArray([...owners.values()])}, ${slipIds}::uuid[]) as wanted(owner, id)
    cross join lateral (
      select reference from slip
      where slip.player_id = wanted.owner and slip.slip_id = wanted.id offset 0
    ) slip
  `
  const slips = await rows(reader, slipRow, query)
  return new Map(slips.map(({ id, reference }) => [id, reference]))
}

const gameRow = z.object({
  id: z.number(),
  sportId: z.number(),
  tournamentId: z.number(),
  home: z.string(),
  away: z.string(),
  gameStatus: z.enum(GAME_STATUSES),
  scoreHome: z.number(),
  scoreAway: z.number(),
  startsAt: z.number(),
})

type GameFacts = Omit<z.infer<typeof gameRow>, 'id'>

async function readGames(
  reader: Reader,
  bets: readonly BetRow[],
): Promise<ReadonlyMap<number, GameFacts>> {
  const ids = [...new Set(bets.flatMap((bet) => bet.legs.map(({ gameId }) => gameId)))]
  const query = sql`
    select game.* from unnest(${idArray(ids)}) as wanted(id)
    cross join lateral (
      select game.id, sport_id as "sportId", tournament_id as "tournamentId", home_name as home,
        away_name as away, status as "gameStatus", score_home as "scoreHome",
        score_away as "scoreAway", floor(extract(epoch from starts_at) * 1000)::bigint as "startsAt"
      from game where game.id = wanted.id offset 0
    ) game
  `
  const games = await rows(reader, gameRow, query)
  return new Map(games.map(({ id, ...game }) => [id, game]))
}

function idArray(ids: readonly number[]): RawBuilder<unknown> {
  return sql`${`{${ids.join(',')}}`}::bigint[]`
}

function betFacts(row: BetRow, reference: string, legs: readonly LegFacts[]): StoredBet {
  return {
    betId: row.id,
    reference,
    status: row.status,
    stake: row.stake,
    atStake: row.at_stake,
    atStakeCash: row.at_stake_cash,
    atStakeCashback: row.at_stake_cashback,
    returnedEarly: row.returned_early,
    bonusTable: row.bonus_table,
    cashback: row.cashback,
    potentialReturn: row.potential_return,
    bonusPercent: row.bonus_percent,
    acceptedAt: row.accepted_at.getTime(),
    settledAt: row.settled_at?.getTime() ?? null,
    payout: row.payout,
    legs,
  }
}
