import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coversOf, packCovers, positionsIn } from './covers.ts'

const sorted = (covers: readonly (readonly number[])[]) =>
  covers.map((cover) => cover.toSorted((one, other) => one - other).join(' ')).sort()

describe('coversOf', () => {
  it('finds what wins always, in pairs and in larger sets, each without what it does not need', () => {
    const results = [
      [1, 4, 9],
      [2, 4, 9],
      [3, 9],
    ]
    expect(sorted(coversOf(results, 4))).toEqual(['1 2 3', '3 4', '9'])
  })

  it('is limited to sets of a size', () => {
    const results = [
      [1, 4],
      [2, 4],
      [3, 5],
    ]
    expect(sorted(coversOf(results, 2))).toEqual(['3 4', '4 5'])
  })

  it('is empty without results', () => {
    expect(coversOf([], 4)).toEqual([])
  })

  it('finds every smallest set of at most four selections, and nothing else', () => {
    const selections = Array.from({ length: 8 }, (_, index) => index)
    const result = fc.subarray(selections, { minLength: 1 })
    const property = fc.property(fc.array(result, { minLength: 1, maxLength: 40 }), (results) => {
      const sets = Array.from({ length: 2 ** selections.length }, (_, bits) =>
        selections.filter((index) => (bits & (2 ** index)) !== 0),
      ).filter(({ length }) => length > 0 && length <= 4)
      const isCover = (set: readonly number[]) =>
        results.every((winners) => set.some((index) => winners.includes(index)))
      const smallest = sets.filter(
        (set) => isCover(set) && set.every((one) => !isCover(set.filter((other) => other !== one))),
      )
      expect(sorted(coversOf(results, 4))).toEqual(sorted(smallest))
    })
    fc.assert(property)
  })
})

describe('positionsIn', () => {
  it('finds the covers of each selection', () => {
    const covers = [[1, 4], [2, 1, 3], [0], [4, 3]]
    const packed = packCovers(covers)
    const { starts, positions } = positionsIn(packed)
    const coversWith = (index: number) =>
      [...positions.subarray(starts[index], starts[index + 1])].map((at) => [
        ...packed.subarray(at + 1, at + 1 + Number(packed[at])),
      ])
    for (const index of [0, 1, 2, 3, 4])
      expect(coversWith(index)).toEqual(covers.filter((cover) => cover.includes(index)))
  })

  it('finds nothing where there are no covers', () => {
    expect(positionsIn(packCovers([])).positions).toHaveLength(0)
  })
})
