/** Reads by reason, as the server's metrics count them: `reached` are those of the replica. */
export type ReadCounts = Readonly<Record<string, number>>

export async function readCounts(url: string): Promise<ReadCounts> {
  return parseCounts(await (await fetch(`${url}/metrics`)).text())
}

export function parseCounts(metrics: string): ReadCounts {
  const samples = metrics.matchAll(
    /^caderneta_database_reads_total\{from="\w+",reason="(\w+)"\} (\d+)$/gm,
  )
  return Object.fromEntries([...samples].map(([, reason, count]) => [reason, Number(count)]))
}

/** What was counted between two looks; reasons that no read had are left out. */
export function countsBetween(before: ReadCounts, after: ReadCounts): ReadCounts {
  const grown = Object.entries(after).map(([reason, count]): [string, number] => [
    reason,
    count - (before[reason] ?? count),
  ])
  return Object.fromEntries(grown.filter(([, count]) => count > 0))
}

/** Which of the reads the replica took, in percent, rounded down. */
export function replicaShare(counts: ReadCounts): number {
  const { reached = 0 } = counts
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : Math.floor((100 * reached) / all)
}
