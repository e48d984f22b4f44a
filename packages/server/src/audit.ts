import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { auditBooks, type Violation } from './database/audit-books.ts'
import { connectDatabase } from './database/database.ts'

/** Exit codes, for whoever watches: healthy, violations found, could not look. */
const EXIT_HEALTHY = 0
const EXIT_VIOLATED = 1
const EXIT_UNKNOWN = 2

process.exitCode = await audit(process.env.DATABASE_URL || null, process.env.DATA_DIR || '.data')

async function audit(databaseUrl: string | null, dataDir: string): Promise<number> {
  try {
    return report(await lookInto(databaseUrl, dataDir))
  } catch (error) {
    process.stderr.write(`The books could not be checked: ${reasonOf(error)}\n`)
    return EXIT_UNKNOWN
  }
}

async function lookInto(databaseUrl: string | null, dataDir: string): Promise<Violation[]> {
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new Error(`there is no database in the folder ${dataDir}.`)
  const database = await connectDatabase({ databaseUrl, dataDir })
  try {
    return await auditBooks(database)
  } finally {
    await database.close()
  }
}

function report(violations: readonly Violation[]): number {
  if (violations.length === 0) {
    process.stdout.write('The books are in order.\n')
    return EXIT_HEALTHY
  }
  for (const { invariant, subject, detail } of violations)
    process.stdout.write(`${invariant}: ${subject} (${detail ?? ''})\n`)
  process.stdout.write(`${violations.length} violations.\n`)
  return EXIT_VIOLATED
}

/** A refused connection carries its reason in the errors that it gathers, one per address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(' ')
  return error instanceof Error ? error.message : String(error)
}
