import { randomUUID } from 'node:crypto'
import { isRefusal } from '@caderneta/contract/refusals'
import type { Database } from '@caderneta/server/database/database'
import { settleOutstanding } from '@caderneta/server/features/bets/bets'
import { openTable } from '@caderneta/server/features/bets/testing/table-fixtures'

/** Milliseconds for a bet, from its request on. */
export interface RoundCost {
  readonly placing: number
  readonly settling: number
}

const GAMES = 20
const AT_ONCE = 64

/**
 * Places so many singles on matches of their own, as many at once as a busy server has, of one
 * player after another, and settles them, half of them won.
 */
export async function playRound(
  database: Database,
  players: readonly number[],
  bets: number,
): Promise<RoundCost> {
  const table = await openTable(database, Array<number>(GAMES).fill(2000))
  let next = 0
  const place = async () => {
    while (next < bets) {
      const nth = next++
      const player = players[nth % players.length] ?? 0
      const ids = [table.ids[nth % GAMES] ?? 0]
      const reply = await table.bet(player, [{ ids, price: 1, rate: 2 }], { slipId: randomUUID() })
      if (isRefusal(reply)) throw new Error(JSON.stringify(reply))
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, place))
  const placed = performance.now()
  for (let game = 0; game < GAMES; game += 1)
    await table.recordResult(game, game % 2 === 0 ? 'win' : 'lose')
  const recorded = performance.now()
  const settled = await settleOutstanding(database)
  if (settled.length !== bets) throw new Error(`${settled.length} of ${bets} bets were settled`)
  return {
    placing: (placed - begun) / bets,
    settling: (performance.now() - recorded) / bets,
  }
}
