import type { wagersStatusReply } from '@caderneta/contract/bets/wagers'
import { isRefusal } from '@caderneta/contract/refusals'
import type * as z from 'zod/mini'
import type { Reader } from '../../../database/transaction.ts'
import { placedBetWire } from '../history/bet-wire.ts'
import { readSlipBets } from '../history/bets-view.ts'
import { recordedRefusal, type SlipResult, walletOf } from './slip-result.ts'

interface RecordedSlip {
  readonly fingerprint: string
  readonly result: SlipResult
}

/** The final result of a slip; null when nothing was decided under this key. */
export async function readRecordedSlip(
  reader: Reader,
  playerId: number,
  slipId: string,
): Promise<RecordedSlip | null> {
  const slip = await reader
    .selectFrom('slip')
    .select(['fingerprint', 'reference', 'refusal', 'refusal_facts'])
    .select(['cash_after', 'cashback_after'])
    .where('player_id', '=', playerId)
    .where('slip_id', '=', slipId)
    .executeTakeFirst()
  if (!slip) return null
  const { fingerprint, reference } = slip
  if (slip.refusal !== null)
    return { fingerprint, result: recordedRefusal(slip.refusal, slip.refusal_facts) }
  if (reference === null || slip.cash_after === null || slip.cashback_after === null)
    throw new Error(`slip ${slipId} of player ${playerId} is neither placed nor refused`)
  const bets = (await readSlipBets(reader, playerId, slipId)).map(placedBetWire)
  const wallet = walletOf(slip.cash_after, slip.cashback_after)
  return { fingerprint, result: { data: { reference, bets }, wallet } }
}

type SlipStatus = z.infer<typeof wagersStatusReply>['data']

/** The status of a slip, for a page that lost the response. */
export async function readSlipStatus(
  reader: Reader,
  playerId: number,
  slipId: string,
): Promise<SlipStatus> {
  const recorded = await readRecordedSlip(reader, playerId, slipId)
  if (!recorded) return { status: 'unknown' }
  const { result } = recorded
  if (isRefusal(result)) return { status: 'refused', code: result.refused }
  return { status: 'placed', reference: result.data.reference, bets: [...result.data.bets] }
}
