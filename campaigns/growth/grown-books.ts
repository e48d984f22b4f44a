import { connectDatabase, openDatabase } from '@caderneta/server/database/open-database'
import { sealBetsIn, sealFactsIn } from '@caderneta/server/database/testing/sealing'
import { fillHistory } from '@caderneta/testing/books/fill-history'
import { makeOwnDatabase, type OwnDatabase } from '@caderneta/testing/hosts/own-database'
import { sql } from 'kysely'

export interface BooksSize {
  /** Settled bets, one a second up to an hour ago. */
  readonly bets: number
  /** Of all bets, those of one player. */
  readonly betsOfFirst: number
  readonly players: number
  readonly games: number
}

export interface GrownBooks {
  readonly own: OwnDatabase
  /** The player with most bets first. */
  readonly players: readonly number[]
}

/** What each player may still stake, in centavos. */
const SURPLUS = 100_000

/** A database of its own with so many bets, whose audit is clean and whose facts are sealed. */
export async function growBooks(serverUrl: string, size: BooksSize): Promise<GrownBooks> {
  const own = await makeOwnDatabase(serverUrl)
  try {
    await (await openDatabase({ databaseUrl: own.url, dataDir: '' })).close()
    const players = await fillHistory(own.url, { ...size, surplus: SURPLUS })
    await sealBooks(own.url)
    return { own, players }
  } catch (error) {
    await own.drop()
    throw error
  }
}

async function sealBooks(databaseUrl: string): Promise<void> {
  const database = await connectDatabase({ databaseUrl, dataDir: '' })
  try {
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`set local work_mem = '256MB'`.execute(transaction)
      await sealFactsIn(transaction)
      await sealBetsIn(transaction)
    })
    for (const table of ['fact_seal', 'bet_seal'])
      await database.pool.query(`vacuum analyze ${table}`)
  } finally {
    await database.close()
  }
}
