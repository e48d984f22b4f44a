import { FileFault } from '@caderneta/feed/openfootball/json-reader'
import type { Config } from '../config/config.ts'
import { DataDirectoryTaken } from '../database/data-directory-lock.ts'
import { SecondServer } from '../database/server-claim.ts'
import { PspFileFault } from '../features/payments/payments.ts'
import { SeasonClash } from '../feed-source.ts'
import { isDatabaseUnavailable } from '../http/database-unavailable.ts'
import { DataKeyFault } from '../keys/load-data-keys.ts'

/** Exit codes of sysexits.h: a resource that is not to be had, and one that another has for now. */
const EXIT_UNAVAILABLE = 69
const EXIT_TAKEN = 75

/** How the process ends after `startFaultSentence`. */
export function startFaultCode(fault: unknown): number {
  const isTaken = fault instanceof SecondServer || fault instanceof DataDirectoryTaken
  return isTaken ? EXIT_TAKEN : EXIT_UNAVAILABLE
}

/**
 * What a person has to mend before the server can start, in one sentence; null for any other fault,
 * which is a bug and shows its trace.
 */
export function startFaultSentence(
  fault: unknown,
  config: Pick<Config, 'port' | 'databaseUrl'>,
): string | null {
  if (!(fault instanceof Error)) return null
  if (
    [DataDirectoryTaken, SecondServer, DataKeyFault, FileFault, SeasonClash, PspFileFault].some(
      (kind) => fault instanceof kind,
    )
  )
    return fault.message
  if ('syscall' in fault && fault.syscall === 'listen')
    return `Port ${config.port} cannot be used (${codeOf(fault)}): set PORT to another one.`
  if (config.databaseUrl !== null && (isDatabaseUnavailable(fault) || isShutOut(fault)))
    return `The database of DATABASE_URL cannot be used: ${reasonOf(fault)}.`
  return null
}

/** SQLSTATE classes: wrong user or password, no such database. */
function isShutOut(fault: Error): boolean {
  return /^(28|3D)\w{3}$/.test(codeOf(fault))
}

function codeOf(fault: Error): string {
  return 'code' in fault ? String(fault.code) : ''
}

/** A refused connection carries its reason in the errors that it gathers, one per address. */
function reasonOf(fault: unknown): string {
  if (fault instanceof AggregateError) return fault.errors.map(reasonOf).join(', ')
  return fault instanceof Error ? fault.message : String(fault)
}
