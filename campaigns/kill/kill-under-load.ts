import { setTimeout as pause } from 'node:timers/promises'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { centavos } from '@caderneta/domain/money/money'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import {
  type ServerEnvironment,
  type ServerProcess,
  startServer,
} from '@caderneta/testing/hosts/server-process'
import { checkKeptPromises, type KeptPromises } from './kept-promises.ts'
import { type OpenSelection, type SentSlip, sendSlip } from './sent-slip.ts'

/** When a process is killed under load, and which. */
export interface Kill {
  readonly afterMs: number
  readonly victim: 'server' | 'database'
}

export interface KillResult extends KeptPromises {
  readonly kills: number
  readonly sent: number
  /** Slips whose reply was lost with who was killed. */
  readonly unanswered: number
  /** Slips that were acknowledged as placed. */
  readonly acknowledged: number
  /** From each kill to the first slip that is placed after it, in milliseconds. */
  readonly backAfterMs: readonly number[]
}

export interface KillOptions {
  readonly environment: ServerEnvironment
  readonly kills: readonly Kill[]
  readonly bettors: number
  /** Where the database is killed: it must belong to the bench alone. */
  readonly cluster?: KilledDatabase
  readonly onKilled?: (kills: number) => void
}

/** A database that is killed and comes back: the same one, or another in its place. */
export interface KilledDatabase {
  kill(): Promise<void>
  /** Resolves when it accepts connections. */
  start(): Promise<void>
  /** Once slips are placed again, and before the next kill. */
  repair?(): Promise<void>
}

const DEPOSIT = centavos(1_000_000)
const POLL_MS = 50

/**
 * Kills the server or its database with -9 under load, again and again on the same books, and
 * looks up the decision of every slip at the end.
 */
export async function killUnderLoad(options: KillOptions): Promise<KillResult> {
  const { environment, kills, bettors, cluster, onKilled } = options
  let server = await startServer(environment)
  try {
    const numbers = Array.from({ length: bettors }, (_, at) => at + 1)
    const clients = await mapBounded(numbers, 4, (number) => newBettor(server.url, number))
    for (const client of clients) await depositFor(client, DEPOSIT)
    const sent: SentSlip[] = []
    const backAfterMs: number[] = []
    for (const [at, { afterMs, victim }] of kills.entries()) {
      const killed = victim === 'database' && cluster ? cluster : server
      const { killedAt, selections } = await loadUntilKilled(clients, sent, afterMs, killed)
      server = await startAgain(options, killed, server)
      for (const client of clients) client.moveTo(server.url)
      await placeOne(clients, selections, sent)
      backAfterMs.push(performance.now() - killedAt)
      if (killed === cluster) await cluster.repair?.()
      onKilled?.(at + 1)
    }
    const kept = await checkKeptPromises(clients, sent, DEPOSIT)
    return { ...countsOf(sent), kills: kills.length, backAfterMs, ...kept }
  } finally {
    await server.stop()
  }
}

function countsOf(sent: readonly SentSlip[]) {
  return {
    sent: sent.length,
    unanswered: sent.filter((slip) => slip.reference === null && slip.refusal === null).length,
    acknowledged: sent.filter((slip) => slip.reference !== null).length,
  }
}

type Killable = Pick<ServerProcess, 'kill'> | KilledDatabase

/** The server outlives its database and has to find it again by itself. */
async function startAgain(
  { environment, cluster }: KillOptions,
  killed: Killable,
  server: ServerProcess,
): Promise<ServerProcess> {
  if (killed !== cluster) return startServer(environment)
  await cluster.start()
  while (!(await fetch(`${server.url}/api/ready`)).ok) await pause(POLL_MS)
  return server
}

/** The time under load counts from the moment at which the bettors see prices. */
async function loadUntilKilled(
  clients: readonly ApiClient[],
  sent: SentSlip[],
  afterMs: number,
  victim: Killable,
): Promise<{ readonly killedAt: number; readonly selections: readonly OpenSelection[] }> {
  const [first] = clients
  const selections = first ? await openSelections(first) : []
  const state = { isKilled: false }
  const load = clients.map(async (client, i) => {
    for (let n = i; !state.isKilled; n += 1) {
      const selection = selections[n % selections.length]
      if (selection === undefined) throw new Error('no game is open for bets')
      await sendSlip(client, selection, sent)
    }
  })
  await pause(afterMs)
  // A slow machine may have decided nothing by then: a kill proves something once a slip is placed.
  while (!sent.some(({ reference }) => reference !== null)) await pause(POLL_MS)
  const killedAt = performance.now()
  await victim.kill()
  state.isKilled = true
  await Promise.all(load)
  return { killedAt, selections }
}

/** A bettor tries until a slip is placed: `/api/ready` alone promises no bet. */
async function placeOne(
  [client]: readonly ApiClient[],
  selections: readonly OpenSelection[],
  sent: SentSlip[],
): Promise<void> {
  if (client === undefined) return
  for (let n = 0; ; n += 1) {
    const selection = selections[n % selections.length]
    if (selection === undefined) throw new Error('no game is open for bets')
    await sendSlip(client, selection, sent)
    if (sent.at(-1)?.reference) return
    await pause(POLL_MS)
  }
}

async function openSelections(client: ApiClient): Promise<readonly OpenSelection[]> {
  const reply = await client.expect(listGames, { limit: '200' })
  const scheduled = reply.data.games.filter((game) => game.gameInfo.gameStatus === 'scheduled')
  return scheduled
    .flatMap((game) => game.odds)
    .filter((odd) => odd.status === 'open')
    .map((odd) => ({ id: odd.betGamesOddId, rate: odd.rate }))
}
