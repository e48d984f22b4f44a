import { BETS_COUNTED_MAX } from '@caderneta/contract/bets/wagers'
import { GAME_STATUSES, isUnderWay } from '@caderneta/domain/markets/game/game'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow, rows } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'

/** As literals: only then does the planner use the index of these games. */
const UNDER_WAY = sql.join(GAME_STATUSES.filter(isUnderWay).map((status) => sql.lit(status)))

interface LiveRequest {
  readonly playerId: number
  /** The last bet of the page before. */
  readonly afterBetId?: number | undefined
}

const candidateRow = z.object({ id: z.number(), is_open: z.boolean() })

/**
 * Open bets with an undecided selection on a match under way, newest first: from each of these
 * matches as many as one page holds, so that the cost does not follow the number of open bets. A
 * bet that was lost by another match, or closed, is passed over.
 */
export async function readLiveBetIds(
  reader: Reader,
  { playerId, afterBetId }: LiveRequest,
  limit: number,
): Promise<number[]> {
  const betIds: number[] = []
  let last = afterBetId
  for (;;) {
    const candidates = await readCandidates(reader, { playerId, afterBetId: last }, limit)
    betIds.push(...candidates.filter(({ is_open }) => is_open).map(({ id }) => id))
    last = candidates.at(-1)?.id
    if (betIds.length >= limit || candidates.length < limit) return betIds.slice(0, limit)
  }
}

function readCandidates(reader: Reader, request: LiveRequest, limit: number) {
  const query = sql`
    select bet_id as id, (
      select status = 'pending' from bet where bet.id = candidate.bet_id
    ) as is_open
    from (
      select distinct bet_id from (${undecidedLegs(request, limit)}) undecided
      order by bet_id desc limit ${limit}
    ) candidate
    order by bet_id desc
  `
  return rows(reader, candidateRow, query)
}

/** `player_id > 0` names the index of the legs of a player, which queries by match do not see. */
function undecidedLegs({ playerId, afterBetId }: LiveRequest, limit: number): RawBuilder<unknown> {
  return sql`
    select leg.bet_id
    from (select id from game where status in (${UNDER_WAY}) offset 0) game
    cross join lateral (
      select bet_id from leg
      where leg.player_id = ${playerId} and leg.player_id > 0 and leg.game_id = game.id
        and leg.result is null ${afterBetId === undefined ? sql`` : sql`and leg.bet_id < ${afterBetId}`}
      order by bet_id desc limit ${limit}
    ) leg
  `
}

const countRow = z.object({ total: z.number() })

/** How many there are, among as many open bets as are counted. */
export async function countLive(reader: Reader, playerId: number): Promise<number> {
  const query = sql`
    select count(*)::integer as total from (
      select id from bet where player_id = ${playerId} and status = 'pending'
      order by -id limit ${BETS_COUNTED_MAX}
    ) open
    where id in (${undecidedLegs({ playerId }, BETS_COUNTED_MAX)})
  `
  const { total } = await oneRow(reader, countRow, query)
  return total
}
