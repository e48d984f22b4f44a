import pg from 'pg'

export interface LongestLock {
  /** Of the table and the lock; 'none' when no table was locked. */
  readonly name: string
  readonly ms: number
  /** The longest time between two looks: a lock may have been held that much longer. */
  readonly intervalMs: number
}

export interface LockWatch {
  /** Resolves when it has looked at whatever is held now. */
  looked(): Promise<void>
  stop(): Promise<LongestLock>
}

/** Locks of tables that let no other write, held by others; of committed tables alone. */
const HELD = `
  select relname || ', ' || mode as name, pid || relname || mode as key
  from pg_locks join pg_class on pg_class.oid = relation
  where granted and pid <> pg_backend_pid() and relkind = 'r'
    and relnamespace = 'public'::regnamespace
    and database = (select oid from pg_database where datname = current_database())
    and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`

/** Looks at the locks of a database again and again, on a connection of its own. */
export async function watchLocks(databaseUrl: string): Promise<LockWatch> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(HELD)
  let isStopped = false
  const watching = watch(client, () => isStopped)
  return {
    // Queries of one client run in order: this one waits for the look under way, and the next.
    looked: async () => {
      await client.query('select')
      await client.query('select')
    },
    stop: async () => {
      isStopped = true
      const longest = await watching
      await client.end()
      return longest
    },
  }
}

async function watch(client: pg.Client, isStopped: () => boolean): Promise<LongestLock> {
  const since = new Map<string, number>()
  let longest: LongestLock = { name: 'none', ms: 0, intervalMs: 0 }
  let last = performance.now()
  do {
    const { rows } = await client.query<{ name: string; key: string }>(HELD)
    const at = performance.now()
    longest = { ...longest, intervalMs: Math.max(longest.intervalMs, at - last) }
    const held = new Set(rows.map(({ key }) => key))
    for (const key of since.keys()) if (!held.has(key)) since.delete(key)
    for (const { name, key } of rows) {
      // Counted from the look before: the lock may have been taken right after it.
      const from = since.get(key) ?? last
      since.set(key, from)
      if (at - from > longest.ms) longest = { ...longest, name, ms: at - from }
    }
    last = at
  } while (!isStopped())
  return longest
}
