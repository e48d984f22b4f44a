import { placeSlip, readSlipStatus } from '@caderneta/contract/bets/bets-calls'
import type { PlacedBetWire } from '@caderneta/contract/bets/wagers'
import { refusalText } from '@caderneta/contract/messages/refusal-texts'
import { REFUSAL_CODES } from '@caderneta/contract/refusals'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { readPrefs } from '../../../prefs/prefs-store.ts'
import type { Page } from '../../../root/page.ts'
import type { PlacedBet, SlipAttempt } from '../state/slip-content.ts'
import type { SlipResult } from './await-result.ts'

/** A live bet is delayed before it is decided; the reply may take that long, and a bit more. */
const SAVE_TIMEOUT_MS = 30_000

/** Failures after which it is unknown whether the bet was placed: only `wagers/status` knows. */
const UNDECIDED: readonly string[] = [
  'no_connection',
  'no_answer',
  'strange_answer',
  'fault',
  'unavailable',
  'overloaded',
  'too_slow',
  'slip_reused',
]

const placedBet = (wire: PlacedBetWire): PlacedBet => ({
  selectionIds: wire.betGamesOddId,
  price: wire.price,
  rate: wire.rate,
  potentialReturn: wire.potencialReturns,
})

function resultOfFailure(failure: Failure): SlipResult {
  if (UNDECIDED.includes(failure.failed)) return { is: 'lost' }
  return { is: 'refused', code: failure.failed, message: failure.msg, facts: failure.body }
}

/** Sends `wagers/save`; anything but a definite result from the server counts as lost. */
export async function sendSlip(
  page: Page,
  slipId: string,
  attempt: SlipAttempt,
): Promise<SlipResult> {
  const fields = {
    wagers: JSON.stringify(attempt.lines),
    cashbackActive: attempt.isCashbackActive,
    slipId,
  }
  const options = { timeoutMs: SAVE_TIMEOUT_MS }
  const done = await call(page, placeSlip, fields, options)
  if (isFailure(done)) return resultOfFailure(done)
  const { data, wallet } = done.value
  return { is: 'placed', reference: data.reference, bets: data.bets.map(placedBet), wallet }
}

/** Queries the result of a slip with `wagers/status`. */
export async function fetchSlipStatus(page: Page, slipId: string): Promise<SlipResult> {
  const done = await call(page, readSlipStatus, { slipId })
  if (isFailure(done)) return { is: 'lost' }
  const { data, wallet } = done.value
  const { status, reference, bets, code } = data
  if (status === 'placed' && reference !== undefined) {
    return { is: 'placed', reference, bets: (bets ?? []).map(placedBet), wallet }
  }
  if (status === 'refused' && code !== undefined) {
    const known = REFUSAL_CODES.find((each) => each === code)
    const message = known ? refusalText(known, readPrefs(page).language) : null
    return { is: 'refused', code, message, facts: null }
  }
  return { is: status === 'pending' ? 'pending' : 'unknown' }
}
