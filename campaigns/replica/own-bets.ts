import { listBets } from '@caderneta/contract/bets/bets-calls'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { type OpenSelection, type SentSlip, sendSlip } from '../kill/sent-slip.ts'

/** What bettors saw who read the list of their bets as soon as a slip was answered. */
export interface OwnBets {
  /** Slips that were answered as placed. */
  placed: number
  /** Their references that were not in the list read after the answer. */
  readonly missing: string[]
  /** Slips and lists that were refused or failed, with status and code. */
  readonly failed: string[]
  /** Of each list, from its request to its reply, in milliseconds. */
  readonly listMs: number[]
}

export interface Bettors {
  readonly clients: readonly ApiClient[]
  readonly selections: readonly OpenSelection[]
}

/** Lets each bettor place a slip and read his bets, again and again, while something happens. */
export async function betAndReadWhile(
  { clients, selections }: Bettors,
  happening: (seen: OwnBets) => Promise<void>,
): Promise<OwnBets> {
  const seen: OwnBets = { placed: 0, missing: [], failed: [], listMs: [] }
  let isOver = false
  const load = clients.map(async (client, number) => {
    for (let turn = number; !isOver; turn += 1) {
      const selection = selections[turn % selections.length]
      if (selection === undefined) throw new Error('no game is open for bets')
      await betAndRead(client, selection, seen)
    }
  })
  try {
    await happening(seen)
  } finally {
    isOver = true
    await Promise.all(load)
  }
  return seen
}

async function betAndRead(
  client: ApiClient,
  selection: OpenSelection,
  seen: OwnBets,
): Promise<void> {
  const sent: SentSlip[] = []
  await sendSlip(client, selection, sent)
  const [slip] = sent
  if (!slip || slip.reference === null) return void seen.failed.push(`slip: ${slip?.refusal}`)
  seen.placed += 1
  const from = performance.now()
  const { success, status, code, body } = await client.call(listBets, {})
  seen.listMs.push(performance.now() - from)
  if (!success) return void seen.failed.push(`list: ${status} ${code}`)
  const { data } = listBets.response.parse(body)
  if (!data.some(({ betInfo }) => betInfo.reference === slip.reference))
    seen.missing.push(slip.reference)
}
