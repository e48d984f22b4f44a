import { listBets, placeSlip, readSlipStatus } from '@caderneta/contract/bets/bets-calls'
import { readBalance } from '@caderneta/contract/wallet/wallet-calls'
import { type Centavos, centavos, reaisNumber } from '@caderneta/domain/money/money'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { type SentSlip, STAKE } from './sent-slip.ts'

/** What must be empty: promises that were not kept, each in a sentence. */
export interface BrokenPromises {
  /** Acknowledged as placed, and missing, or there under another reference. */
  readonly lost: readonly string[]
  /** There or paid for more or less often than it was placed. */
  readonly doubled: readonly string[]
  /** Neither placed nor refused, though it was retried. */
  readonly indefinite: readonly string[]
}

export interface KeptPromises extends BrokenPromises {
  /** Slips that are placed after all, each found by `wagers/status`. */
  readonly placed: number
}

const CALLS_AT_ONCE = 8

/**
 * Looks up the decision of every slip: an acknowledged one is placed under the same reference, an
 * unanswered one is placed or refused or can be sent again, and then each is one bet and one stake.
 */
export async function checkKeptPromises(
  clients: readonly ApiClient[],
  sent: readonly SentSlip[],
  deposit: Centavos,
): Promise<KeptPromises> {
  const fates = await mapBounded(sent, CALLS_AT_ONCE, fateOf)
  const placed = sent.filter((_, at) => fates[at]?.isPlaced)
  const books = await mapBounded(clients, CALLS_AT_ONCE, (client) => {
    const slips = placed.filter((slip) => slip.client === client).length
    return wrongBooks(client, slips, deposit)
  })
  return {
    placed: placed.length,
    lost: fates.flatMap(({ lost }) => lost ?? []),
    doubled: books.filter((wrong) => wrong !== null),
    indefinite: fates.flatMap(({ indefinite }) => indefinite ?? []),
  }
}

interface Fate {
  readonly isPlaced: boolean
  readonly lost?: string
  readonly indefinite?: string
}

async function fateOf(slip: SentSlip): Promise<Fate> {
  const { slipId, reference, refusal } = slip
  const before = await statusOf(slip)
  const isPlaced = before.status === 'placed'
  if (refusal !== null && !refusal.startsWith('4'))
    return { isPlaced, indefinite: `${slipId}: answered ${refusal}` }
  if (reference !== null && before.reference !== reference)
    return { isPlaced, lost: `${slipId}: acknowledged as ${reference}, now ${before.status}` }
  if (refusal !== null && isPlaced) return { isPlaced, lost: `${slipId}: refused, now placed` }
  if (isPlaced || before.status === 'refused') return { isPlaced }
  return fateSentAgain(slip)
}

async function fateSentAgain(slip: SentSlip): Promise<Fate> {
  await slip.client.call(placeSlip, slip.fields)
  const { status } = await statusOf(slip)
  if (status === 'placed' || status === 'refused') return { isPlaced: status === 'placed' }
  return { isPlaced: false, indefinite: `${slip.slipId}: still ${status} when sent again` }
}

async function statusOf({ client, slipId }: SentSlip) {
  return (await client.expect(readSlipStatus, { slipId })).data
}

/** Each placed slip has to be one bet and one stake, whatever was sent twice; null when it is. */
async function wrongBooks(
  client: ApiClient,
  slips: number,
  deposit: Centavos,
): Promise<string | null> {
  const { total: bets } = await client.expect(listBets, {})
  const { data } = await client.expect(readBalance, {})
  const left = reaisNumber(centavos(deposit - slips * STAKE))
  if (bets === slips && data.wallet.cash === left) return null
  return `${slips} placed slips are ${bets} bets and leave ${data.wallet.cash}, not ${left}`
}
