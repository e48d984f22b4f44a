import type pg from 'pg'
import { databaseErrorCode } from '../transaction.ts'

/** Runs one statement on another connection. */
type RunElsewhere = (
  statement: string | pg.QueryConfig,
  values?: unknown[],
) => Promise<pg.QueryResult>

interface ReplicaClientDeps {
  readonly runOnWriter: RunElsewhere
  readonly onFailed: (error: unknown) => void
}

const BEGIN = /^\s*(begin|start\s+transaction)\b/i
const END = /^\s*(commit|end|abort|rollback(?!\s+to\b))\b/i

/**
 * A connection to a replica, for reads only. A statement that fails for a reason of the replica is
 * run again by the writer, once; inside a transaction it fails, because what came before it was
 * read elsewhere.
 */
export function replicaClient(
  client: pg.PoolClient,
  { runOnWriter, onFailed }: ReplicaClientDeps,
): pg.PoolClient {
  let isInTransaction = false
  const query = (statement: string | pg.QueryConfig, values?: unknown[]): unknown => {
    const text = typeof statement === 'string' ? statement : statement.text
    if (BEGIN.test(text)) isInTransaction = true
    const isRepeated = !isInTransaction
    if (END.test(text)) isInTransaction = false
    return client.query(statement, values).catch((error: unknown) => {
      if (!isFailureOfReplica(error)) throw error
      onFailed(error)
      if (!isRepeated) throw error
      return runOnWriter(statement, values)
    })
  }
  return new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** `query_canceled`: the statement itself takes too long, and would on the writer too. */
const TOO_LONG = '57014'
/** Class 08: connection; 53: resources; 57: shutdown; 58: files of the server. */
const CLASSES = /^(08|53|57|58)/
/**
 * In the order of the codes: a write that a standby refuses, a conflict with replay, recovery, a
 * lost connection by the names of Node.
 */
const CODES = new Set(['25006', '40001', '55000', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** pg gives these no code. */
const LOST = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
]

/** Whether the same statement may succeed on the writer. */
function isFailureOfReplica(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = databaseErrorCode(error)
  if (code === null) return LOST.some((start) => error.message.startsWith(start))
  return code !== TOO_LONG && (CODES.has(code) || CLASSES.test(code))
}

/** Whether its connection is gone, and with it probably all of them. */
export function isLost(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code === null || !/^(25006|40001|55000|53\d{3})$/.test(code)
}
