import { readdir, readFile } from 'node:fs/promises'

const TICKS_A_SECOND = 100
const KIB_IN_MB = 1000 / 1.024

/** Fields of `/proc/{pid}/stat` after the name: see proc_pid_stat(5). */
const FIELDS = { parent: 2, user: 12, kernel: 13, endedUser: 14, endedKernel: 15 } as const
type Field = keyof typeof FIELDS

/** Null for a process that has ended. */
async function statOf(pid: number): Promise<((field: Field) => number) | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ')
  return (field) => Number(fields[FIELDS[field]])
}

/** Processor time of a process in user and kernel mode, as Linux counts it. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await statOf(pid)
  return stat === null ? Number.NaN : (stat('user') + stat('kernel')) / TICKS_A_SECOND
}

/** Processor time of a process and its children, those that have ended included. */
export async function familySeconds(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const stats = await Promise.all(pids.map(statOf))
  const parent = await statOf(pid)
  const family = stats.filter((stat) => stat?.('parent') === pid)
  const ticks = [...family, parent].map((stat) => (stat ? stat('user') + stat('kernel') : 0))
  const ended = parent ? parent('endedUser') + parent('endedKernel') : Number.NaN
  return ticks.reduce((sum, one) => sum + one, ended) / TICKS_A_SECOND
}

/** Resident memory as Linux counts it; not a number elsewhere. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KIB_IN_MB
}
