import * as calls from '@caderneta/contract/bets/bets-calls'
import type { ApiReply } from '@caderneta/testing/client/api-client'
import { type Attempt, type PatientClient, retried } from './patient-client.ts'
import type { ReplayCombination } from './replay-slip.ts'

/**
 * Sends a slip until it is decided. When a reply is lost or leaves the decision open,
 * `wagers/status` is called, and the same slip is sent again only when the server never saw it.
 */
export function placeSlip(
  client: PatientClient,
  combinations: readonly ReplayCombination[],
  slipId: string,
): Promise<ApiReply> {
  const wagers = combinations.map(({ selections, stake, seenRate }) => ({
    betGamesOddId: selections.map(({ selectionId }) => selectionId),
    price: stake,
    rate: seenRate,
  }))
  const fields = { wagers: JSON.stringify(wagers), cashbackActive: 'false', slipId }
  const state = { isSent: false }
  return retried(`placing slip ${slipId}`, client.patience, async () => {
    const known = state.isSent ? await slipDecision(client, slipId) : null
    if (known !== null) return known
    state.isSent = true
    return client.attempt(calls.placeSlip, fields)
  })
}

/** Null: the server never saw the slip. */
async function slipDecision(
  client: PatientClient,
  slipId: string,
): Promise<Attempt<ApiReply> | null> {
  const attempt = await client.attempt(calls.readSlipStatus, { slipId })
  if ('reason' in attempt) return attempt
  const { data, wallet } = calls.readSlipStatus.response.parse(attempt.result.body)
  switch (data.status) {
    case 'unknown':
      return null
    case 'pending':
      return { reason: 'the slip is still being decided' }
    case 'refused':
      return { result: { ...attempt.result, success: false, code: data.code ?? null } }
    case 'placed':
      return { result: { ...attempt.result, body: { data, wallet } } }
  }
}
