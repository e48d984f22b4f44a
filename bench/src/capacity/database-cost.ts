import { familySeconds } from '@caderneta/testing/hosts/process-cost'
import pg from 'pg'

/** What a PostgreSQL server on this machine has spent so far. */
export interface DatabaseCost {
  /** Of all its processes; not a number where the address is not that of its administrator. */
  readonly seconds: number
  /** Written to its log. */
  readonly logBytes: number
  /** Of one database with its indexes. */
  readonly storedBytes: number
}

/** Beside other databases of the same server: whatever they do is counted too. */
export async function databaseCost(url: string): Promise<DatabaseCost> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ log: string; stored: string; file: string }>(`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as log,
        pg_database_size(current_database())::text as stored,
        pg_read_file('postmaster.pid') as file`)
    const [row] = rows
    if (!row) throw new Error('the database has not answered')
    return {
      seconds: await familySeconds(Number.parseInt(row.file, 10)),
      logBytes: Number(row.log),
      storedBytes: Number(row.stored),
    }
  } finally {
    await client.end()
  }
}
