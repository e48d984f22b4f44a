import { setTimeout as pause } from 'node:timers/promises'
import { makeOwnCluster, type OwnCluster } from '@caderneta/testing/hosts/own-cluster'
import { makeStandby, type OwnStandby, requireStandby } from '@caderneta/testing/hosts/own-standby'
import pg from 'pg'
import type { KilledDatabase } from './kill-under-load.ts'

/** Two hosts, of which one follows the other and has each commit before it is acknowledged. */
export interface StandbyPair extends KilledDatabase {
  /** `DATABASE_URL` with both hosts. */
  readonly url: string
  /** `kill -9` of the one that accepts writes. */
  kill(): Promise<void>
  /** Promotes the other one. */
  start(): Promise<void>
  /** A new copy takes the place, and the port, of the killed one, and follows. */
  repair(): Promise<void>
  /** The one that accepts writes, for the audit. */
  current(): OwnCluster
  remove(): Promise<void>
}

const POLL_MS = 50

export async function makeStandbyPair(): Promise<StandbyPair> {
  let leading: OwnCluster = await makeOwnCluster()
  let following: OwnStandby | null = null
  const first = new URL(leading.url)
  const repair = async (port?: number) => {
    following = await makeStandby(leading, port)
    await requireStandby(leading)
    await untilFollowed(leading)
  }
  await repair()
  const second = new URL(standbyOf(following).url)
  let vacant = 0
  return {
    url: leading.url.replace(first.host, `${first.host},${second.host}`),
    kill: async () => {
      vacant = Number(new URL(leading.url).port)
      await leading.remove()
    },
    start: async () => {
      const next = standbyOf(following)
      await next.promote()
      leading = next
      following = null
    },
    repair: () => repair(vacant),
    current: () => leading,
    remove: async () => {
      await following?.remove()
      await leading.remove()
    },
  }
}

function standbyOf(following: OwnStandby | null): OwnStandby {
  if (following === null) throw new Error('no standby follows')
  return following
}

/** Until a synchronous standby has everything, which a commit then waits for. */
async function untilFollowed({ url }: OwnCluster): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const isFollowed = async () => {
    const found = await client.query(
      `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    )
    return found.rows.length > 0
  }
  while (!(await isFollowed())) await pause(POLL_MS)
  await client.end()
}
