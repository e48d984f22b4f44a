import type { Kysely } from 'kysely'
import type { StatementPool } from './statement-pool.ts'
import type { Tables } from './tables.ts'

export interface Database {
  readonly kysely: Kysely<Tables>
  readonly pool: StatementPool
  /** True for PGlite: one connection, so one statement at a time. */
  readonly isEmbedded: boolean
  /**
   * The same database on connections that do not move money, or a replica of it: for lists and
   * reports, which may take long. Only reads: each sees everything that was committed before it
   * began. The database itself where there is one pool for everything.
   */
  readonly reading: Database
  close(): Promise<void>
}

/** The database of a server: the pool itself is for everything that moves no money. */
export interface ServerDatabase extends Database {
  /**
   * Connections for placing, closing, settling, deposits and withdrawals only: they stay free even
   * when all others are taken. PGlite has one connection for everything.
   */
  readonly money: Database
}
