import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies one process forever: its number alone is reused after its death. */
export interface ProcessIdentity {
  readonly processId: number
  /** Start time in the format of the system; null where the system does not report it. */
  readonly startedAt: string | null
  /** The process table that the number belongs to: this boot of this machine or container. */
  readonly machine: string
}

export function processIdentity(processId: number = process.pid): ProcessIdentity {
  return { processId, startedAt: processStart(processId), machine: machine() }
}

/** Whether that very process still runs; null when it cannot be determined from here. */
export function isSameProcessAlive(other: ProcessIdentity, self: ProcessIdentity): boolean | null {
  if (other.machine !== self.machine) return null
  if (!isRunning(other.processId)) return false
  const startedAt = processStart(other.processId)
  if (startedAt === null || other.startedAt === null) return null
  return startedAt === other.startedAt
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function processStart(processId: number): string | null {
  if (process.platform === 'linux') return linuxProcessStart(processId)
  if (process.platform === 'win32') return null
  return attempt(() =>
    execFileSync('ps', ['-o', 'lstart=', '-p', String(processId)], { encoding: 'utf8' }).trim(),
  )
}

/** Field 22 of /proc/…/stat; the name before it may itself contain spaces and brackets. */
function linuxProcessStart(processId: number): string | null {
  const text = attempt(() => readFileSync(`/proc/${processId}/stat`, 'utf8'))
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function machine(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const processTable = attempt(() => readlinkSync('/proc/self/ns/pid'))
  return [hostname(), boot, processTable].filter((part) => part !== null).join(' ')
}

function attempt(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
