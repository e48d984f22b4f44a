import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { placeSlip } from '@caderneta/contract/bets/bets-calls'
import { reaisText } from '@caderneta/domain/money/money'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { type OpenSelection, STAKE } from '../kill/sent-slip.ts'

/** A slip with all that a bettor learned about it. */
export interface DecidedSlip {
  readonly slipId: string
  readonly selectionId: number
  /** Null: refused, or unknown. */
  reference: string | null
  /** Code of the refusal; null: placed, or unknown. */
  refusal: string | null
  /** Why it was sent again, once for each time. */
  readonly retries: string[]
  /** When it was sent first and when its decision arrived, in milliseconds of this process. */
  readonly sentAt: number
  decidedAt: number
}

const RETRY_MS = 100
const PATIENCE_MS = 30_000
/** The reply leaves the decision open from here on. */
const OPEN_STATUS = 500

/**
 * Sends a single until it is decided, as a page does: without a reply, or with one that leaves the
 * decision open, the same slip again with the same key.
 */
export async function sendUntilDecided(
  client: ApiClient,
  selection: OpenSelection,
): Promise<DecidedSlip> {
  const slipId = randomUUID()
  const wager = {
    betGamesOddId: [selection.id],
    price: reaisText(STAKE),
    rate: String(selection.rate),
  }
  const fields = { wagers: JSON.stringify([wager]), cashbackActive: 'false', slipId }
  const sentAt = performance.now()
  const slip: DecidedSlip = {
    ...{ slipId, selectionId: selection.id },
    ...{ reference: null, refusal: null, retries: [], sentAt },
    decidedAt: Number.NaN,
  }
  while (performance.now() - sentAt < PATIENCE_MS) {
    const open = await trySlip(client, fields, slip)
    if (open === null) {
      slip.decidedAt = performance.now()
      return slip
    }
    slip.retries.push(open)
    await pause(RETRY_MS)
  }
  return slip
}

/** Why the decision is still open; null when it is known. */
async function trySlip(
  client: ApiClient,
  fields: Parameters<
    typeof client.call<{ wagers: string; cashbackActive: string; slipId: string }>
  >[1],
  slip: DecidedSlip,
): Promise<string | null> {
  const reply = await client.call(placeSlip, fields).catch(reasonOf)
  if (typeof reply === 'string') return reply
  if (reply.success) slip.reference = placeSlip.response.parse(reply.body).data.reference
  else if (reply.status >= OPEN_STATUS) return `${reply.status} ${reply.code}`
  else slip.refusal = reply.code
  return null
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error ? `no reply: ${cause.message}` : 'no reply'
}
