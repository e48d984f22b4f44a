import { FileError } from '@caderneta/feed/openfootball/json-reader'
import type { Config } from '../config/config.ts'
import { SchemaContracted } from '../database/check-applied.ts'
import { DataDirectoryTaken } from '../database/embedded/data-directory-lock.ts'
import { OtherDatabase } from '../database/server/reading-pool.ts'
import { SecondServer } from '../database/server/server-claim.ts'
import { PspFileError } from '../features/payments/payments.ts'
import { SeasonClash } from '../feed-source.ts'
import { isDatabaseUnavailable } from '../http/database-unavailable.ts'
import { DataKeyError } from '../keys/load-data-keys.ts'

/** Exit codes of sysexits.h: an unavailable resource, and one that another process uses for now. */
const EXIT_UNAVAILABLE = 69
const EXIT_TAKEN = 75

/** Their messages are sentences for the operator. */
const OPERATOR_ERRORS = [
  DataDirectoryTaken,
  SecondServer,
  OtherDatabase,
  SchemaContracted,
  DataKeyError,
  FileError,
  SeasonClash,
  PspFileError,
]

/** The exit code of the process after `startErrorSentence`. */
export function startErrorCode(error: unknown): number {
  const isTaken = error instanceof SecondServer || error instanceof DataDirectoryTaken
  return isTaken ? EXIT_TAKEN : EXIT_UNAVAILABLE
}

/**
 * What an operator has to fix before the server can start, in one sentence; null for any other
 * error, which is a bug and shows its trace.
 */
export function startErrorSentence(
  error: unknown,
  config: Pick<Config, 'port' | 'databaseUrl'>,
): string | null {
  if (!(error instanceof Error)) return null
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return error.message
  if ('syscall' in error && error.syscall === 'listen')
    return `Port ${config.port} cannot be used (${codeOf(error)}): set PORT to another one.`
  if (config.databaseUrl !== null && (isDatabaseUnavailable(error) || isShutOut(error)))
    return `The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`
  return null
}

/** SQLSTATE classes: wrong user or password, no such database. */
function isShutOut(error: Error): boolean {
  return /^(28|3D)\w{3}$/.test(codeOf(error))
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/** A refused connection carries its reason in its nested errors, one per address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
