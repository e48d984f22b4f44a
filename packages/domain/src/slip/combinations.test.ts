import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationAt, combinations, countCombinations } from './combinations.ts'

/** All subsets by counting in binary: another road than the recursion. */
function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  const all = Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, at) => ((bits >> at) & 1) === 1),
  )
  return all.filter((subset) => subset.length === size)
}

const sorted = (lists: readonly (readonly number[])[]) => lists.map(String).sort()

describe('countCombinations', () => {
  it.each([
    [20, 10, 184_756n],
    [20, 1, 20n],
    [20, 20, 1n],
    [5, 0, 1n],
    [5, 6, 0n],
    [5, -1, 0n],
    [0, 0, 1n],
  ])('of %i by %i is %i', (count, size, expected) => {
    expect(countCombinations(count, size)).toBe(expected)
  })

  it('is exact where numbers are not', () => {
    expect(countCombinations(100, 50)).toBe(100_891_344_545_564_193_334_812_497_256n)
  })

  it('SEC-29 counts a thousand selections without building a combination', () => {
    expect(countCombinations(1000, 500) > 10n ** 299n).toBe(true)
  })

  it('is as many as there are', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(11), (count, size) => {
        const built = [...combinations(Array(count).fill(0), size)]
        expect(countCombinations(count, size)).toBe(BigInt(built.length))
      }),
    )
  })
})

describe('combinations', () => {
  it('SLP-24 are all subsets of size k of the selected odds', () => {
    const sizes = (count: number) =>
      Array.from({ length: count }, (_, at) => [...combinations(Array(count).fill(0), at + 1)])
    expect(sizes(3).map((ofSize) => ofSize.length)).toEqual([3, 3, 1])
    expect(sizes(4).map((ofSize) => ofSize.length)).toEqual([4, 6, 4, 1])
    expect([...combinations(['a', 'b', 'c'], 2)]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
  })

  it('are the same as by counting in binary', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(99), { maxLength: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (items, size) => {
          expect(sorted([...combinations(items, size)])).toEqual(sorted(subsets(items, size)))
        },
      ),
    )
  })

  it('come one at a time: the first of very many is there at once', () => {
    const many = Array.from({ length: 1000 }, (_, at) => at)
    expect(combinations(many, 10).next().value).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('are one empty combination of size 0 and none of a negative size', () => {
    expect([...combinations([1, 2], 0)]).toEqual([[]])
    expect([...combinations([1, 2], -1)]).toEqual([])
  })
})

describe('combinationAt', () => {
  it('finds each subset at its place, and nothing past the end', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99), { maxLength: 8 }), fc.nat(8), (items, size) => {
        const all = [...combinations(items, size)]
        expect(all.map((_, at) => combinationAt(items, size, BigInt(at)))).toEqual(all)
        expect(combinationAt(items, size, BigInt(all.length))).toBeNull()
        expect(combinationAt(items, size, -1n)).toBeNull()
      }),
    )
  })

  it('finds the last of 184,756 without those before it', () => {
    const items = Array.from({ length: 20 }, (_, at) => at)
    expect(combinationAt(items, 10, 184_755n)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  })
})
