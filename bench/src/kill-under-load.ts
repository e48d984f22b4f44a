import { randomUUID } from 'node:crypto'
import { sportItemReply } from '@caderneta/contract/catalogue'
import { wagersSaveReply, wagersStatusReply } from '@caderneta/contract/wagers'
import { centavos } from '@caderneta/domain/money'
import type { ApiClient } from './api-client.ts'
import { depositFor, newBettor } from './new-bettor.ts'
import { type ServerEnvironment, type ServerProcess, startServer } from './server-process.ts'

/** A slip that a bettor sent and what the bettor was told about it; null = no reply came. */
interface SentSlip {
  readonly slipId: string
  readonly client: ApiClient
  readonly fields: Readonly<Record<string, string>>
  reference: string | null
  isRefused: boolean
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

/**
 * Kills the server with -9 under load, starts it on the same database, and asks what became of
 * every slip: an acknowledged one is placed under the same reference, an unanswered one is placed
 * or refused or can be sent again, and then it is there once.
 */
export async function killUnderLoad(options: KillOptions): Promise<KillResult> {
  let server = await startServer(options.environment)
  const clients = await Promise.all(
    Array.from({ length: options.bettors }, (_, i) => newBettor(server.url, i + 1)),
  )
  for (const client of clients) await depositFor(client, centavos(1_000_000))
  const sent: SentSlip[] = []
  for (let round = 0; round < options.rounds; round += 1) {
    const delayMs = options.delaysMs[round % options.delaysMs.length] ?? 200
    await loadUntilKilled(server, clients, sent, delayMs)
    server = await startServer(options.environment)
    for (const client of clients) client.moveTo(server.url)
  }
  const broken = (await Promise.all(sent.map(brokenPromise))).filter((one) => one !== null)
  const placed = (await Promise.all(sent.map(statusOf))).filter((one) => one.status === 'placed')
  await server.stop()
  return {
    rounds: options.rounds,
    sent: sent.length,
    unanswered: sent.filter((slip) => slip.reference === null && !slip.isRefused).length,
    acknowledged: sent.filter((slip) => slip.reference !== null).length,
    placed: placed.length,
    broken,
  }
}

async function loadUntilKilled(
  server: ServerProcess,
  clients: readonly ApiClient[],
  sent: SentSlip[],
  delayMs: number,
): Promise<void> {
  const state = { isKilled: false }
  const load = clients.map(async (client, i) => {
    const selections = await openSelections(client)
    for (let n = i; !state.isKilled; n += 1) {
      const selection = selections[n % selections.length]
      if (selection === undefined) throw new Error('no game is open for bets')
      await sendSlip(client, selection, sent)
    }
  })
  await new Promise((resolve) => setTimeout(resolve, delayMs))
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
  const wager = { betGamesOddId: [selection.id], price: '1.00', rate: String(selection.rate) }
  const slipId = randomUUID()
  const fields = { wagers: JSON.stringify([wager]), cashbackActive: 'false', slipId }
  const slip: SentSlip = { slipId, client, fields, reference: null, isRefused: false }
  sent.push(slip)
  try {
    const reply = await client.call('wagers/save', fields)
    if (reply.success) slip.reference = wagersSaveReply.parse(reply.body).data.reference
    else slip.isRefused = true
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
  const before = await statusOf(slip)
  if (slip.reference !== null && before.reference !== slip.reference)
    return `${slip.slipId}: acknowledged as ${slip.reference}, now ${before.status}`
  if (slip.isRefused && before.status === 'placed') return `${slip.slipId}: refused, now placed`
  if (before.status === 'placed' || before.status === 'refused') return null
  await slip.client.call('wagers/save', slip.fields)
  const after = await statusOf(slip)
  const isDefinite = after.status === 'placed' || after.status === 'refused'
  return isDefinite ? null : `${slip.slipId}: still ${after.status} when sent again`
}
