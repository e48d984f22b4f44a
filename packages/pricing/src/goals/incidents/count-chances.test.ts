import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAt, itemAt } from '../../chances/item-at.ts'
import { poissonChances } from '../../chances/poisson.ts'
import { type CountNode, cellsOf, countChances, type Measure } from './count-chances.ts'
import type { CountMeans } from './count-rows.ts'

const SIZE = 12
const MEASURES: readonly Measure[] = ['home', 'away', 'total', 'lead', 'sides']

/** Ways that often expect the same, and counts near their end as well as from nothing on. */
const anyNodes = (kinds: number): fc.Arbitrary<readonly CountNode[]> => {
  const means = fc.array(fc.constantFrom(0, 0.1, 0.7, 2.5), { minLength: kinds, maxLength: kinds })
  const side = fc.record({ known: fc.constantFrom(0, 1, SIZE - 2, SIZE + 3), means })
  const weight = fc.double({ min: -0.2, max: 1, noNaN: true })
  return fc.array(fc.record({ weight, home: side, away: side }), { minLength: 1, maxLength: 5 })
}

describe('counts of both sides', () => {
  it.each([[[1]], [[1, 2]], [[2, 5]]])('add up over every pair of counts, worth %j', (worths) => {
    fc.assert(
      fc.property(anyNodes(worths.length), (nodes) => {
        const chancesOf = countChances(nodes, { size: SIZE, worths })
        for (const measure of MEASURES) {
          const expected = pairByPair(measure, nodes, worths)
          const chances = chancesOf(measure)
          expect(chances.length).toBe(cellsOf(measure, SIZE).length)
          const differences = expected.map((sum, cell) => Math.abs(sum - chanceAt(chances, cell)))
          expect(Math.max(...differences), measure).toBeLessThan(1e-7)
        }
      }),
      { numRuns: 20 },
    )
  })
})

/** Each number of events of each side in turn; a count or a sum above the last is the last. */
function pairByPair(
  measure: Measure,
  nodes: readonly CountNode[],
  worths: readonly number[],
): readonly number[] {
  const cells = cellsOf(measure, SIZE).map(() => 0)
  for (const { weight, home, away } of nodes) {
    for (const [ours, ofOurs] of counts(home, worths)) {
      for (const [theirs, ofTheirs] of counts(away, worths)) {
        const cell = cellIn(measure, ours, theirs)
        cells[cell] = chanceAt(cells, cell) + weight * ofOurs * ofTheirs
      }
    }
  }
  return cells
}

function counts({ known, means }: CountMeans, worths: readonly number[]) {
  return means.reduce<readonly (readonly [count: number, chance: number])[]>(
    (all, mean, kind) =>
      all.flatMap(([count, chance]) =>
        [...poissonChances(mean, 20)].flatMap((share, events) =>
          chance * share < 1e-10
            ? []
            : [[count + events * itemAt(worths, kind), chance * share] as const],
        ),
      ),
    [[known, 1]],
  )
}

function cellIn(measure: Measure, ours: number, theirs: number): number {
  const last = (count: number) => Math.min(count, SIZE - 1)
  switch (measure) {
    case 'home':
      return last(ours)
    case 'away':
      return last(theirs)
    case 'total':
      return last(ours + theirs)
    case 'lead':
      return last(ours) - last(theirs) + SIZE - 1
    case 'sides':
      return last(ours) * SIZE + last(theirs)
  }
}
