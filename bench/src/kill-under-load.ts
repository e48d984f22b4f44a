import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sportItemReply } from '@caderneta/contract/catalogue'
import { wagersSaveReply, wagersStatusReply, wagersUserReply } from '@caderneta/contract/wagers'
import { balanceReply } from '@caderneta/contract/wallet'
import { centavos, reaisNumber, reaisText } from '@caderneta/domain/money'
import type { ApiClient } from './api-client.ts'
import { mapBounded } from './map-bounded.ts'
import { depositFor, newBettor } from './new-bettor.ts'
import { type ServerEnvironment, type ServerProcess, startServer } from './server-process.ts'

/** A slip that a bettor sent and what the bettor was told about it; null = no reply came. */
interface SentSlip {
  readonly slipId: string
  readonly client: ApiClient
  readonly fields: Readonly<Record<string, string>>
  reference: string | null
  /** Code of the refusal that came instead. */
  refusal: string | null
}

export interface KillResult {
  readonly rounds: number
  readonly sent: number
  /** Slips whose reply was lost with the server. */
  readonly unanswered: number
  /** Slips that the bettor was told are placed. */
  readonly acknowledged: number
  /** Slips that are placed after all, each asked by `wagers/status`. */
  readonly placed: number
  /** What must be empty: promises that the restarted server did not keep. */
  readonly broken: readonly string[]
}

export interface KillOptions {
  readonly environment: ServerEnvironment
  readonly rounds: number
  readonly bettors: number
  /** Milliseconds under load before each kill, one after the other. */
  readonly delaysMs: readonly number[]
}

const DEPOSIT = centavos(1_000_000)
const STAKE = centavos(100)

/**
 * Kills the server with -9 under load, starts it on the same database, and asks what became of
 * every slip: an acknowledged one is placed under the same reference, an unanswered one is placed
 * or refused or can be sent again, and then it is there once and paid for once.
 */
export async function killUnderLoad(options: KillOptions): Promise<KillResult> {
  let server = await startServer(options.environment)
  try {
    const numbers = Array.from({ length: options.bettors }, (_, i) => i + 1)
    const clients = await mapBounded(numbers, 4, (number) => newBettor(server.url, number))
    for (const client of clients) await depositFor(client, DEPOSIT)
    const sent: SentSlip[] = []
    for (let round = 0; round < options.rounds; round += 1) {
      const delayMs = options.delaysMs[round % options.delaysMs.length] ?? 200
      await loadUntilKilled(server, clients, sent, delayMs)
      server = await startServer(options.environment)
      for (const client of clients) client.moveTo(server.url)
    }
    return await countKept(clients, sent, options.rounds)
  } finally {
    await server.stop()
  }
}

async function countKept(
  clients: readonly ApiClient[],
  sent: readonly SentSlip[],
  rounds: number,
): Promise<KillResult> {
  const ofSlips = await mapBounded(sent, 8, brokenPromise)
  const statuses = await mapBounded(sent, 8, statusOf)
  const placed = sent.filter((_, i) => statuses[i]?.status === 'placed')
  const ofWallets = await mapBounded(clients, 8, (client) => wrongBooks(client, placed))
  return {
    rounds,
    sent: sent.length,
    unanswered: sent.filter((slip) => slip.reference === null && slip.refusal === null).length,
    acknowledged: sent.filter((slip) => slip.reference !== null).length,
    placed: placed.length,
    broken: [...ofSlips, ...ofWallets].filter((one) => one !== null),
  }
}

/** The time under load counts from the moment at which every bettor sees prices. */
async function loadUntilKilled(
  server: ServerProcess,
  clients: readonly ApiClient[],
  sent: SentSlip[],
  delayMs: number,
): Promise<void> {
  const offers = await mapBounded(clients, 4, openSelections)
  const state = { isKilled: false }
  const load = clients.map(async (client, i) => {
    const selections = offers[i] ?? []
    for (let n = i; !state.isKilled; n += 1) {
      const selection = selections[n % selections.length]
      if (selection === undefined) throw new Error('no game is open for bets')
      await sendSlip(client, selection, sent)
    }
  })
  await pause(delayMs)
  await server.kill()
  state.isKilled = true
  await Promise.all(load)
}

interface OpenSelection {
  readonly id: number
  readonly rate: number
}

async function openSelections(client: ApiClient): Promise<readonly OpenSelection[]> {
  const reply = await client.expect(sportItemReply, 'sport/item', { limit: '200' })
  const scheduled = reply.data.games.filter((game) => game.gameInfo.gameStatus === 'scheduled')
  return scheduled
    .flatMap((game) => game.odds)
    .filter((odd) => odd.status === 'open')
    .map((odd) => ({ id: odd.betGamesOddId, rate: odd.rate }))
}

async function sendSlip(
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
    const reply = await client.call('wagers/save', fields)
    if (reply.success) slip.reference = wagersSaveReply.parse(reply.body).data.reference
    else slip.refusal = `${reply.status} ${reply.code}`
  } catch {
    // The server was killed before it answered: what became of the slip is asked afterwards.
  }
}

async function statusOf(slip: SentSlip) {
  const { data } = await slip.client.expect(wagersStatusReply, 'wagers/status', {
    slipId: slip.slipId,
  })
  return data
}

/** What is wrong with the way a slip ended; null when nothing is. */
async function brokenPromise(slip: SentSlip): Promise<string | null> {
  if (slip.refusal !== null && !slip.refusal.startsWith('4'))
    return `${slip.slipId}: answered ${slip.refusal}`
  const before = await statusOf(slip)
  if (slip.reference !== null && before.reference !== slip.reference)
    return `${slip.slipId}: acknowledged as ${slip.reference}, now ${before.status}`
  if (slip.refusal !== null && before.status === 'placed')
    return `${slip.slipId}: refused, now placed`
  if (before.status === 'placed' || before.status === 'refused') return null
  await slip.client.call('wagers/save', slip.fields)
  const after = await statusOf(slip)
  const isDefinite = after.status === 'placed' || after.status === 'refused'
  return isDefinite ? null : `${slip.slipId}: still ${after.status} when sent again`
}

/** Each placed slip has to be one bet and one stake, whatever was sent twice; null when it is. */
async function wrongBooks(client: ApiClient, placed: readonly SentSlip[]): Promise<string | null> {
  const slips = placed.filter((slip) => slip.client === client).length
  const { data: bets } = await client.expect(wagersUserReply, 'wagers_user/getAll', { tab: 'all' })
  const { data } = await client.expect(balanceReply, 'balance/getAll')
  const left = reaisNumber(centavos(DEPOSIT - slips * STAKE))
  if (bets.length === slips && data.wallet.cash === left) return null
  return `${slips} placed slips are ${bets.length} bets and leave ${data.wallet.cash}, not ${left}`
}
