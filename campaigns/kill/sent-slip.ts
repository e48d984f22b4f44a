import { randomUUID } from 'node:crypto'
import { placeSlip } from '@caderneta/contract/bets/bets-calls'
import { centavos, reaisText } from '@caderneta/domain/money/money'
import type { ApiClient, TextFields } from '@caderneta/testing/client/api-client'
import type * as z from 'zod/mini'

/** A slip that a bettor sent and the reply to it; null = no reply came. */
export interface SentSlip {
  readonly slipId: string
  readonly client: ApiClient
  readonly fields: TextFields<z.input<typeof placeSlip.request>>
  reference: string | null
  /** Code of the refusal that came instead. */
  refusal: string | null
}

export interface OpenSelection {
  readonly id: number
  readonly rate: number
}

/** What a slip of these benches stakes. */
export const STAKE = centavos(100)

/** Sends a single and records the reply; a missing reply is looked up afterwards. */
export async function sendSlip(
  client: ApiClient,
  selection: OpenSelection,
  sent: SentSlip[],
): Promise<void> {
  const wager = {
    betGamesOddId: [selection.id],
    price: reaisText(STAKE),
    rate: String(selection.rate),
  }
  const slipId = randomUUID()
  const fields = { wagers: JSON.stringify([wager]), cashbackActive: 'false', slipId }
  const slip: SentSlip = { slipId, client, fields, reference: null, refusal: null }
  sent.push(slip)
  try {
    const reply = await client.call(placeSlip, fields)
    if (reply.success) slip.reference = placeSlip.response.parse(reply.body).data.reference
    // 'The database is away' leaves the decision open, as a missing reply does.
    else if (reply.code !== 'unavailable') slip.refusal = `${reply.status} ${reply.code}`
  } catch {
    // The server was killed before it replied: the decision is looked up afterwards.
  }
}
