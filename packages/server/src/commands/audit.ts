import { parseArgs } from 'node:util'
import { isCivilDate } from '@caderneta/domain/person/age'
import { auditBooks, type InvariantResult } from '../database/audit-books.ts'
import { auditDay } from '../database/audit-day.ts'
import { recordAudit } from '../database/audit-runs.ts'
import { existingDatabase } from '../database/existing-database.ts'
import { connectDatabase } from '../database/open-database.ts'

/** Exit codes: healthy, at least one violation, something could not be checked (no violation). */
const EXIT_HEALTHY = 0
const EXIT_VIOLATED = 1
const EXIT_UNKNOWN = 2

process.exitCode = await audit(process.argv.slice(2))

async function audit(args: readonly string[]): Promise<number> {
  try {
    return report(await auditDatabase(readDay(args)))
  } catch (error) {
    process.stderr.write(`The books could not be checked: ${reasonOf(error)}\n`)
    return EXIT_UNKNOWN
  }
}

/** The day of `--day YYYY-MM-DD`; null for all of the books. Throws for any other argument. */
function readDay(args: readonly string[]): string | null {
  const { day } = parseArgs({ args: [...args], options: { day: { type: 'string' } } }).values
  if (day !== undefined && !isCivilDate(day)) throw new Error(`${day} is not a day (YYYY-MM-DD).`)
  return day ?? null
}

async function auditDatabase(day: string | null): Promise<InvariantResult[]> {
  const database = await connectDatabase(existingDatabase(process.env))
  try {
    const results = day === null ? await auditBooks(database) : await auditDay(database, day)
    // Only an audit of everything may say that the books are in order.
    if (day !== null && results.length === 0) return results
    await recordAudit(database.kysely, results).catch((error: unknown) => {
      process.stderr.write(`The audit could not be recorded: ${reasonOf(error)}\n`)
    })
    return results
  } finally {
    await database.close()
  }
}

function report(results: readonly InvariantResult[]): number {
  if (results.length === 0) {
    process.stdout.write('The books are in order.\n')
    return EXIT_HEALTHY
  }
  let violations = 0
  let unchecked = 0
  for (const each of results) {
    if (each.result === 'unchecked') {
      unchecked += 1
      process.stderr.write(`${each.invariant}: could not be checked: ${each.reason}\n`)
    } else if (each.result === 'violated') {
      violations += each.violations.length
      for (const { subject, detail } of each.violations)
        process.stdout.write(`${each.invariant}: ${subject} (${detail ?? ''})\n`)
    }
  }
  if (violations > 0) process.stdout.write(`${violations} violations.\n`)
  if (unchecked > 0) process.stderr.write(`${unchecked} invariants could not be checked.\n`)
  return violations > 0 ? EXIT_VIOLATED : EXIT_UNKNOWN
}

/** A refused connection carries its reason in its nested errors, one per address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(' ')
  return error instanceof Error ? error.message : String(error)
}
