import type { Database } from '../../database/database.ts'

/** Whether a bet of the player was ever settled as won or lost. */
export async function hasSettledBet(
  { pool }: Pick<Database, 'pool'>,
  playerId: number,
): Promise<boolean> {
  const found = await pool.query({
    name: 'first_settled_bet',
    text: 'select from first_settled_bet where player_id = $1',
    values: [playerId],
  })
  return found.rows.length > 0
}
