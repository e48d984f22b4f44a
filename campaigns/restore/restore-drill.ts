import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { centavos } from '@caderneta/domain/money/money'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import {
  clusterAt,
  makeOwnCluster,
  makeOwnFolder,
  type OwnCluster,
  runPostgres,
} from '@caderneta/testing/hosts/own-cluster'
import { type ServerEnvironment, startServer } from '@caderneta/testing/hosts/server-process'
import pg from 'pg'
import { type OpenSelection, type SentSlip, sendSlip } from '../kill/sent-slip.ts'

/** A slip with the moment at which its reply had arrived, in milliseconds UTC. */
interface AnsweredSlip {
  readonly reference: string | null
  readonly answeredAt: number
}

interface Drill {
  readonly answered: readonly AnsweredSlip[]
  /** The second to which the copy was restored, in milliseconds UTC. */
  readonly target: number
  readonly restored: OwnCluster
  /** References in the copy, and how many of its slips are younger than the target. */
  readonly references: ReadonlySet<string>
  readonly younger: number
}

interface DrillOptions {
  readonly environment: ServerEnvironment
  readonly bettors: number
  /** Slips before the backup, between it and the target, and after the target. */
  readonly slips: number
}

const DEPOSIT = centavos(1_000_000)
const POLL_MS = 100

/**
 * Loses a database on purpose: a base backup while slips are placed, an archive of the log, slips
 * before and after a chosen second; then the cluster is removed and a copy restored to that second,
 * as docs/runbooks/restore.md says.
 */
export async function drillRestore({ environment, bettors, slips }: DrillOptions): Promise<Drill> {
  const [archive, base] = [await makeOwnFolder(), await makeOwnFolder()]
  const lost = await makeOwnCluster({
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  })
  const server = await startServer({ ...environment, DATABASE_URL: lost.url })
  const answered: AnsweredSlip[] = []
  let target = 0
  try {
    const clients = await bettorsOf(server.url, bettors)
    const place = () => placeSome(clients, slips, answered)
    await place()
    await Promise.all([
      runPostgres('pg_basebackup', ['-d', lost.url, '-D', base, '-c', 'fast', '-X', 'none']),
      place(),
    ])
    await place()
    // A commit within the same millisecond could be on either side.
    await pause(POLL_MS)
    target = Date.now()
    await pause(POLL_MS)
    await place()
    await archiveLog(lost.url)
  } finally {
    await server.kill()
    await lost.remove()
  }
  const restored = await restoreTo(base, archive, target)
  await rm(archive, { recursive: true })
  return { answered, target, restored, ...(await readSlips(restored.url, target)) }
}

/** References of placed slips that were answered before the target and are not in the copy. */
export function missingSlips({
  answered,
  target,
  references,
}: Pick<Drill, 'answered' | 'target' | 'references'>): readonly string[] {
  return answered
    .filter(({ answeredAt }) => answeredAt < target)
    .flatMap(({ reference }) =>
      reference === null || references.has(reference) ? [] : [reference],
    )
}

async function bettorsOf(url: string, count: number): Promise<readonly ApiClient[]> {
  const clients: ApiClient[] = []
  for (let number = 1; number <= count; number += 1) {
    const client = await newBettor(url, number)
    await depositFor(client, DEPOSIT)
    clients.push(client)
  }
  return clients
}

async function placeSome(
  clients: readonly ApiClient[],
  slips: number,
  answered: AnsweredSlip[],
): Promise<void> {
  const [first] = clients
  const selections = first ? await openSelections(first) : []
  await Promise.all(
    clients.map(async (client, index) => {
      for (let count = 0; count < slips; count += 1) {
        const selection = selections[(index + count) % selections.length]
        if (selection === undefined) throw new Error('no game is open for bets')
        const sent: SentSlip[] = []
        await sendSlip(client, selection, sent)
        const reference = sent[0]?.reference ?? null
        answered.push({ reference, answeredAt: Date.now() })
      }
    }),
  )
}

async function openSelections(client: ApiClient): Promise<readonly OpenSelection[]> {
  const reply = await client.expect(listGames, { limit: '200' })
  return reply.data.games
    .flatMap((game) => game.odds)
    .filter((odd) => odd.status === 'open')
    .map((odd) => ({ id: odd.betGamesOddId, rate: odd.rate }))
}

/** Ends the segment of the log in use, and waits until it is in the archive. */
async function archiveLog(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select pg_walfile_name(pg_switch_wal()) as name',
    )
    const name = rows[0]?.name ?? ''
    for (;;) {
      const { rows: archived } = await client.query<{ last: string | null }>(
        'select last_archived_wal as last from pg_stat_archiver',
      )
      if ((archived[0]?.last ?? '') >= name) return
      await pause(POLL_MS)
    }
  })
}

async function restoreTo(base: string, archive: string, target: number): Promise<OwnCluster> {
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${timeText(target)}'`,
    `recovery_target_action = 'promote'`,
  ]
  await appendFile(join(base, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  await writeFile(join(base, 'recovery.signal'), '')
  const restored = await clusterAt(base, {})
  await withClient(restored.url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
      if (rows[0]?.is === false) return
      await pause(POLL_MS)
    }
  })
  return restored
}

/** As a setting of PostgreSQL has it, which knows no name of a zone there. */
function timeText(time: number): string {
  return new Date(time).toISOString().replace('T', ' ').replace('Z', '+00')
}

async function readSlips(url: string, target: number) {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ reference: string; is_younger: boolean }>(
      'select reference, created_at > $1 as is_younger from slip where reference is not null',
      [new Date(target)],
    )
    const younger = rows.filter(({ is_younger }) => is_younger).length
    return { references: new Set(rows.map(({ reference }) => reference)), younger }
  })
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
