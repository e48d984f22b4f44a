import { expect, test } from 'vitest'
import { countsBetween, parseCounts, replicaShare } from './read-counts.ts'

const NAME = 'caderneta_database_reads_total'
const BEFORE = `# TYPE ${NAME} counter
${NAME}{from="replica",reason="reached"} 10
${NAME}{from="writer",reason="behind"} 4
${NAME}{from="writer",reason="failed"} 0
caderneta_ready 1
`

test('reads are counted by reason between two looks at the metrics', () => {
  const before = parseCounts(BEFORE)
  expect(before).toEqual({ reached: 10, behind: 4, failed: 0 })
  const after = { reached: 16, behind: 4, failed: 3 }
  expect(countsBetween(before, after)).toEqual({ reached: 6, failed: 3 })
})

test('the share of the replica is that of all reads', () => {
  expect(replicaShare({ reached: 6, failed: 3 })).toBe(66)
  expect(replicaShare({ behind: 3 })).toBe(0)
  expect(replicaShare({})).toBe(0)
})
