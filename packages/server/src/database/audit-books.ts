import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Reader } from './transaction.ts'

/** One row that breaks an invariant: what it is about, and how it differs. */
interface Violation {
  readonly subject: string
  readonly detail: string | null
}

/** What is known of one invariant; `unchecked` when its query failed, with the error. */
export type InvariantResult =
  | { readonly invariant: string; readonly result: 'holds' }
  | {
      readonly invariant: string
      readonly result: 'violated'
      readonly violations: readonly Violation[]
    }
  | { readonly invariant: string; readonly result: 'unchecked'; readonly reason: string }

interface Invariant {
  /** Identifier and rule, for example `I3 balance and version of an account match its entries`. */
  readonly name: string
  readonly query: string
}

/** The folder of the invariants, which the build copies. */
export const AUDIT = fileURLToPath(new URL('audit/', import.meta.url))

/**
 * Checks every invariant of the books in one snapshot of a live database. Returns the results that
 * do not hold, violated and unchecked ones; empty is healthy.
 */
export function auditBooks(database: Pick<Database, 'kysely'>): Promise<InvariantResult[]> {
  return database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await planForWholeTables(transaction)
      return failed(await checkInvariants(transaction, await readInvariants()))
    })
}

/** For a transaction whose statements read every row of their tables. */
export async function planForWholeTables(transaction: Reader): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  // Plans that rely on statistics of new tables compare each row with each, and to compile such
  // long statements takes longer than to run them.
  await sql`set local enable_nestloop = off`.execute(transaction)
  await sql`set local jit = off`.execute(transaction)
}

/** Checks each invariant behind a savepoint of its own: one that fails does not hide the others. */
export async function checkInvariants(
  reader: Reader,
  invariants: readonly Invariant[],
): Promise<InvariantResult[]> {
  const results: InvariantResult[] = []
  for (const invariant of invariants) results.push(await checkInvariant(reader, invariant))
  return results
}

async function checkInvariant(
  reader: Reader,
  { name, query }: Invariant,
): Promise<InvariantResult> {
  await sql`savepoint invariant`.execute(reader)
  try {
    const { rows } = await sql
      .raw<Violation>(`select * from (\n${query}\n) violation (subject, detail) order by 1`)
      .execute(reader)
    await sql`release savepoint invariant`.execute(reader)
    if (rows.length === 0) return { invariant: name, result: 'holds' }
    return { invariant: name, result: 'violated', violations: rows }
  } catch (error) {
    // Fails when the connection is lost: then the whole audit could not be made.
    await sql`rollback to savepoint invariant`.execute(reader)
    const reason = error instanceof Error ? error.message : String(error)
    return { invariant: name, result: 'unchecked', reason }
  }
}

export function failed(results: readonly InvariantResult[]): InvariantResult[] {
  return results.filter(({ result }) => result !== 'holds')
}

/** Every invariant of the folder `audit`, in order of its identifier; see its README.md. */
export async function readInvariants(): Promise<Invariant[]> {
  return (await readFiles()).filter(({ isOfDayAlone }) => !isOfDayAlone)
}

/** Those of the books of one day: most are the same, some have a query of their own. */
export async function readInvariantsOfDay(): Promise<Invariant[]> {
  return (await readFiles()).filter(({ query }) => !query.includes('\n-- Not of a day: '))
}

async function readFiles() {
  const paths = await readdir(AUDIT, { recursive: true })
  const files = paths.filter((path) => /^i\d+-.*\.sql$/.test(fileName(path)))
  files.sort((one, other) => fileName(one).localeCompare(fileName(other)))
  return await Promise.all(
    files.map(async (path) => ({
      ...(await readInvariant(path)),
      isOfDayAlone: /^day[/\\]/.test(path),
    })),
  )
}

async function readInvariant(path: string): Promise<Invariant> {
  const text = await readFile(`${AUDIT}${path}`, 'utf8')
  const name = /^-- (I\d+ .+)\n/.exec(text)?.[1]
  if (name === undefined) throw new Error(`${path} does not start with the name of an invariant.`)
  return { name, query: await includeShared(text) }
}

async function includeShared(text: string): Promise<string> {
  const pieces = text.split(/^ *-- include (\w+)$/m)
  const included = pieces.map((piece, index) =>
    index % 2 === 1 ? readFile(`${AUDIT}included/${piece}.sql`, 'utf8') : piece,
  )
  return (await Promise.all(included)).join('')
}

function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path
}
