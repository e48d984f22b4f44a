import type pg from 'pg'
import * as z from 'zod/mini'
import { parseRow } from '../rows.ts'

/** The server answers, but follows another one and accepts no writes. */
export class StandbyServer extends Error {
  override readonly name = 'StandbyServer'
  /** SQLSTATE 'cannot connect now'. */
  readonly code = '57P03'

  constructor() {
    super('the database server is a standby')
  }
}

const ADDRESS = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/i

/**
 * The addresses in `postgres://user@one:5432,two:5433/name`, a form of libpq that neither `URL` nor
 * pg reads: one for each host, which share everything else.
 */
export function databaseHosts(databaseUrl: string): readonly string[] {
  const parts = ADDRESS.exec(databaseUrl)
  if (parts === null) return [databaseUrl]
  const [, before, hosts = '', after] = parts
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

const recoveryRow = z.object({ is_standby: z.boolean() })

/** Throws `StandbyServer` unless the server accepts writes. */
export async function refuseStandby(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as is_standby')
  if (parseRow(recoveryRow, rows).is_standby) throw new StandbyServer()
}

/** Failed connections, shutdown, and errors of the system that the server runs on. */
const HOST_CLASSES = ['08', '57', '58']
const CODE_LENGTH = 5
/** The network let a new connection wait; pg gives this error no code. */
const NO_CONNECTION = 'Connection terminated'

/**
 * True when another host may serve what this one did not. A wrong password or a full queue is the
 * same everywhere.
 */
export function isFailureOfHost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message.startsWith(NO_CONNECTION)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^E[A-Z_]+$/.test(code)) return true
  return code.length === CODE_LENGTH && HOST_CLASSES.includes(code.slice(0, 2))
}
