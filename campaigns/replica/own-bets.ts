import { listBets } from '@caderneta/contract/bets/bets-calls'
import { listGames } from '@caderneta/contract/catalogue/list-call'
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

/** Not a fault: the price of a match moves while it is bet on. */
const ODDS_CHANGED = '409 odds_changed'

/** Lets each bettor place a slip and read his bets, again and again, while something happens. */
export async function betAndReadWhile(
  clients: readonly ApiClient[],
  happening: (seen: OwnBets) => Promise<void>,
): Promise<OwnBets> {
  const seen: OwnBets = { placed: 0, missing: [], failed: [], listMs: [] }
  let isOver = false
  const load = clients.map(async (client, number) => {
    let selections = await readSelections(client)
    for (let turn = number; !isOver; turn += 1) {
      const selection = selections[turn % selections.length]
      if (selection === undefined) throw new Error('no game is open for bets')
      const isCurrent = await betAndRead(client, selection, seen)
      if (!isCurrent) selections = await readSelections(client)
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

/** What can be bet on before its match begins. */
export async function readSelections(client: ApiClient): Promise<readonly OpenSelection[]> {
  const { data } = await client.expect(listGames, { limit: '200' })
  return data.games
    .filter(({ gameInfo }) => gameInfo.gameStatus === 'scheduled')
    .flatMap(({ odds }) => odds)
    .filter(({ status }) => status === 'open')
    .map(({ betGamesOddId, rate }) => ({ id: betGamesOddId, rate }))
}

/** False when the odds of the selection were no longer those that the bettor saw. */
async function betAndRead(
  client: ApiClient,
  selection: OpenSelection,
  seen: OwnBets,
): Promise<boolean> {
  const sent: SentSlip[] = []
  await sendSlip(client, selection, sent)
  const [slip] = sent
  if (slip?.refusal === ODDS_CHANGED) return false
  if (slip?.reference) await readOwn(client, slip.reference, seen)
  else seen.failed.push(`slip: ${slip?.refusal}`)
  return true
}

async function readOwn(client: ApiClient, reference: string, seen: OwnBets): Promise<void> {
  seen.placed += 1
  const from = performance.now()
  const { success, status, code, body } = await client.call(listBets, {})
  seen.listMs.push(performance.now() - from)
  if (!success) return void seen.failed.push(`list: ${status} ${code}`)
  const { data } = listBets.response.parse(body)
  if (!data.some(({ betInfo }) => betInfo.reference === reference)) seen.missing.push(reference)
}
