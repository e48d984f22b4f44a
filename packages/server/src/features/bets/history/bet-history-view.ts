import { HISTORY_BETS_PER_PAGE, HISTORY_PAGES_NUMBERED } from '@caderneta/contract/bets/bet-history'
import { type Refusal, refuseFields } from '@caderneta/contract/refusals'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { type PlayerDays, playerDayEnds, wrongDays } from '../../../database/player-days.ts'
import { oneRow, rows } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'
import type { StoredBet } from './bet-wire.ts'
import { readInOrder } from './bets-view.ts'

interface HistoryPage {
  readonly bets: readonly StoredBet[]
  /** The id of the last bet of this page when older ones follow; null at the end. */
  readonly next: number | null
}

/** A page by the bet that it follows, or by its number for the first few pages. */
interface HistoryPosition {
  readonly after?: number | undefined
  readonly page?: number | undefined
}

/** One page of every bet ever, newest first. */
export async function readHistory(
  reader: Reader,
  range: PlayerDays,
  { after, page = 1 }: HistoryPosition,
): Promise<HistoryPage | Refusal<'invalid_fields'>> {
  const wrong = wrongDays(range)
  if (wrong) return wrong
  if (page > HISTORY_PAGES_NUMBERED) return refuseFields({ page: 'invalid' })
  const limit = HISTORY_BETS_PER_PAGE
  const ends = await readEnds(reader, range)
  const ids = await readIds(reader, range.playerId, { ...ends, after }, limit * page + 1)
  const shown = ids.slice(limit * (page - 1), limit * page)
  const bets = await readInOrder(reader, shown)
  return { bets, next: ids.length > limit * page ? (shown.at(-1) ?? null) : null }
}

const BETS_PER_LOT = 500

/** Every bet of valid days, newest first, in batches, so that neither query nor list is long. */
export async function* historyLots(
  reader: Reader,
  range: PlayerDays,
): AsyncGenerator<readonly StoredBet[]> {
  const ends = await readEnds(reader, range)
  let after: number | undefined
  for (;;) {
    const ids = await readIds(reader, range.playerId, { ...ends, after }, BETS_PER_LOT)
    yield await readInOrder(reader, ids)
    if (ids.length < BETS_PER_LOT) return
    after = ids.at(-1)
  }
}

/** Ids between which the bets of a range of days are; null where the range is open. */
interface IdRange {
  readonly above: number | null
  readonly upTo: number | null
  readonly after?: number | undefined
}

const betIdRow = z.object({ id: z.number() })

async function readIds(
  reader: Reader,
  playerId: number,
  { above, upTo, after }: IdRange,
  limit: number,
): Promise<number[]> {
  const query = sql`
    select bet.id from bet
    where bet.player_id = ${playerId}
      ${above === null ? sql`` : sql`and -bet.id < ${-above}`}
      ${upTo === null ? sql`` : sql`and -bet.id >= ${-upTo}`}
      ${after === undefined ? sql`` : sql`and -bet.id > ${-after}`}
    order by -bet.id limit ${limit}
  `
  const found = await rows(reader, betIdRow, query)
  return found.map(({ id }) => id)
}

/** The ids at the ends of the days: bets are numbered in the order in which they were accepted. */
async function readEnds(reader: Reader, days: PlayerDays): Promise<IdRange> {
  const { begin, end } = playerDayEnds(days)
  return {
    above: days.from === undefined ? null : await lastBetBefore(reader, days.playerId, begin),
    upTo: days.to === undefined ? null : await lastBetBefore(reader, days.playerId, end),
  }
}

async function lastBetBefore(
  reader: Reader,
  playerId: number,
  moment: RawBuilder<unknown>,
): Promise<number> {
  const query = sql`select last_bet_before(${playerId}, ${moment}) as id`
  const { id } = await oneRow(reader, betIdRow, query)
  return id
}
