import { setTimeout as pause } from 'node:timers/promises'
import { centavos } from '@caderneta/domain/money/money'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { makeOwnCluster, type OwnCluster } from '@caderneta/testing/hosts/own-cluster'
import { makeStandby, type OwnStandby } from '@caderneta/testing/hosts/own-standby'
import { makeReplayHome, type ReplayHome } from '@caderneta/testing/hosts/replay-home'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { type ServerProcess, startServer } from '@caderneta/testing/hosts/server-process'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { betAndReadWhile, type OwnBets, readSelections } from './own-bets.ts'
import { callAllReads } from './read-calls.ts'
import { countsBetween, type ReadCounts, readCounts, replicaShare } from './read-counts.ts'

const QUIET = { ...CUP_AHEAD, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }
const DEPOSIT = centavos(5_000_000)
const BETTORS = 4
const PHASE_MS = sized({ test: 2_000, small: 8_000, full: 120_000 })
const POLL_MS = 50
/** The server looks again after three seconds; a machine under load takes longer. */
const RETURN_MS_MAX = 60_000

interface Phase extends OwnBets {
  readonly reads: ReadCounts
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('reads from a replica', () => {
  let cluster: OwnCluster
  let standby: OwnStandby
  let home: ReplayHome
  let server: ServerProcess
  let bettors: readonly ApiClient[]

  beforeAll(async () => {
    home = await makeReplayHome(null)
    cluster = await makeOwnCluster()
    standby = await makeStandby(cluster)
    server = await startServer({ ...environment(), DATABASE_READ_URL: standby.url })
    bettors = await makeBettors(server.url)
  })

  afterAll(async () => {
    await server?.stop()
    const audit = await runAudit({ databaseUrl: cluster.url })
    await standby.remove()
    await cluster.remove()
    await home.remove()
    expect(audit.exitCode === 0 ? 'in order' : audit.output).toBe('in order')
  })

  const environment = () => ({ ...home.environment, ...QUIET, DATABASE_URL: cluster.url })

  /** Bettors place and read while this happens, and then for the time of a phase. */
  async function during(
    name: string,
    happening: (seen: OwnBets) => Promise<void> = async () => {},
  ): Promise<Phase> {
    let before: ReadCounts = {}
    const seen = await betAndReadWhile(bettors, async (soFar) => {
      await happening(soFar)
      before = await readCounts(server.url)
      await pause(PHASE_MS)
    })
    const reads = countsBetween(before, await readCounts(server.url))
    report(name, seen, reads)
    expect({ missing: seen.missing, failed: seen.failed }).toEqual({ missing: [], failed: [] })
    expect(seen.placed).toBeGreaterThan(0)
    return { ...seen, reads }
  }

  test('show each slip as soon as it is answered', async () => {
    const { reads } = await during('replica follows')
    expect(reads.reached).toBeGreaterThan(0)
  })

  test('write nothing, whatever the call', async () => {
    const [client] = bettors
    if (!client) throw new Error('there is no bettor')
    const [selection] = await readSelections(client)
    if (!selection) throw new Error('no game is open for bets')
    const before = await readCounts(server.url)
    const replies = await callAllReads(server.url, client, selection.id)
    const reads = countsBetween(before, await readCounts(server.url))
    reportFigure('one of each call, reads by reason', JSON.stringify(reads))
    expect(replies.filter((reply) => !reply.endsWith(': 200'))).toEqual([])
    expect(reads.failed).toBeUndefined()
  })

  test('go to the writer while replay is paused, and come back', async () => {
    const { reads } = await during('replay paused', async (seen) => {
      await pauseReplay(standby)
      const placed = seen.placed + BETTORS
      while (seen.placed <= placed) await pause(POLL_MS)
    })
    expect(reads.reached).toBeUndefined()
    await during('replay resumed', async () => {
      await query(standby, 'select pg_wal_replay_resume()')
      reportFigure('replay resumed, read again after ms', await untilRead(server.url))
    })
  })

  test('go to the writer when the replica is killed, and come back', async () => {
    await during('replica killed', () => standby.kill())
    await during('replica started again', async () => {
      await standby.start()
      reportFigure('replica started again, read again after ms', await untilRead(server.url))
    })
  })

  test('are compared with those of a server without a replica', async () => {
    await server.stop()
    server = await startServer(environment())
    for (const client of bettors) client.moveTo(server.url)
    const { reads } = await during('without a replica')
    expect(reads).toEqual({})
  })
})

async function makeBettors(url: string): Promise<readonly ApiClient[]> {
  const numbers = Array.from({ length: BETTORS }, (_, at) => at + 1)
  const clients = await mapBounded(numbers, 2, (number) => newBettor(url, number))
  for (const client of clients) await depositFor(client, DEPOSIT)
  return clients
}

function report(name: string, { placed, missing, failed, listMs }: OwnBets, reads: ReadCounts) {
  const sorted = listMs.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? -1).toFixed(1)
  reportFigure(`${name}, slips placed and looked up`, placed)
  reportFigure(`${name}, missing and failed`, `${missing.length} and ${failed.length}`)
  reportFigure(`${name}, reads by reason`, JSON.stringify(reads))
  reportFigure(`${name}, percent of them by the replica`, replicaShare(reads))
  reportFigure(`${name}, list of bets, median and p99 in ms`, `${at(0.5)} and ${at(0.99)}`)
}

async function pauseReplay(standby: OwnCluster): Promise<void> {
  await query(standby, 'select pg_wal_replay_pause()')
  while ((await query(standby, 'select pg_get_wal_replay_pause_state() as found')) !== 'paused')
    await pause(POLL_MS)
}

/** How long it takes until the replica takes a read, in milliseconds. */
async function untilRead(url: string): Promise<number> {
  const from = performance.now()
  const before = await readCounts(url)
  while (countsBetween(before, await readCounts(url)).reached === undefined) {
    if (performance.now() - from > RETURN_MS_MAX) throw new Error('the replica is not read again')
    await pause(POLL_MS)
  }
  return Math.round(performance.now() - from)
}

async function query({ url }: OwnCluster, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ found?: unknown }>(statement)
    return rows[0]?.found
  } finally {
    await client.end()
  }
}
