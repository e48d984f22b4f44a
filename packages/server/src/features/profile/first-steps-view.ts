import type { FirstStepWire } from '@caderneta/contract/profile/first-steps'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../database/rows.ts'
import type { Reader } from '../../database/transaction.ts'

const takenRow = z.object({
  is_activated: z.boolean(),
  has_limit: z.boolean(),
  verification_status: z.enum(['not_sent', 'in_review', 'approved', 'refused']),
  has_deposit: z.boolean(),
  has_bet: z.boolean(),
})

type Taken = z.infer<typeof takenRow>

/** The first steps of a player, as the tables have them. */
export async function readFirstSteps(reader: Reader, playerId: number): Promise<FirstStepWire[]> {
  const query = sql`
    select activated_at is not null as is_activated, limit_chosen_at is not null as has_limit,
      verification_status,
      exists (select from deposit where player_id = player.id and status = 'credited')
        as has_deposit,
      exists (select from bet where player_id = player.id) as has_bet
    from player
    where id = ${playerId}
  `
  return stepsOf(await oneRow(reader, takenRow, query))
}

function stepsOf(taken: Taken): FirstStepWire[] {
  return [
    { step: 'email', state: stateOf(taken.is_activated) },
    { step: 'limit', state: stateOf(taken.has_limit) },
    { step: 'identity', state: identityState(taken.verification_status) },
    { step: 'deposit', state: stateOf(taken.has_deposit) },
    { step: 'bet', state: stateOf(taken.has_bet) },
  ]
}

const stateOf = (isTaken: boolean) => (isTaken ? 'done' : 'open')

/** Files that were refused have to be sent again. */
function identityState(status: Taken['verification_status']): FirstStepWire['state'] {
  if (status === 'in_review') return 'waiting'
  return stateOf(status === 'approved')
}
