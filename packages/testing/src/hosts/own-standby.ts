import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { clusterAt, makeOwnFolder, type OwnCluster, runPostgres } from './own-cluster.ts'

/** A copy of a cluster that follows it, and may be promoted in its place. */
export interface OwnStandby extends OwnCluster {
  /** Resolves when it accepts writes. The one that it followed must have ended. */
  promote(): Promise<void>
}

const PROMOTION_S_MAX = 60

/** Copies a running cluster, and follows it from then on, on this port or a free one. */
export async function makeStandby(followed: OwnCluster, port?: number): Promise<OwnStandby> {
  const folder = await makeOwnFolder()
  const copy = ['-d', followed.url, '-D', folder, '-c', 'fast', '-X', 'stream', '-R']
  await runPostgres('pg_basebackup', copy)
  // Once promoted it has no standby, and would wait for one at each commit.
  await appendFile(join(folder, 'postgresql.auto.conf'), `synchronous_standby_names = ''\n`)
  const cluster = await clusterAt(folder, {}, port)
  const promote = () =>
    administerAt(cluster.url, `select pg_promote(true, ${PROMOTION_S_MAX}) as is_promoted`)
  return { ...cluster, promote }
}

/** From now on a commit is acknowledged only when a standby has it too. */
export async function requireStandby(cluster: OwnCluster): Promise<void> {
  await administerAt(cluster.url, `alter system set synchronous_standby_names = '*'`)
  await administerAt(cluster.url, 'select pg_reload_conf()')
}

async function administerAt(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
