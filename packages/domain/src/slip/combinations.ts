/**
 * How many subsets of `size` a set of `count` has, without building one: n!/(k!(n−k)!). Exact for
 * any size of set; a limit is compared with it before anything is built (decision 0005).
 */
export function countCombinations(count: number, size: number): bigint {
  if (size < 0 || size > count) return 0n
  let combinations = 1n
  for (let taken = 0; taken < size; taken += 1) {
    combinations = (combinations * BigInt(count - taken)) / BigInt(taken + 1)
  }
  return combinations
}

/** Each subset of `size`, in the order of the items, one at a time: nothing is kept. */
export function* combinations<Item>(
  items: readonly Item[],
  size: number,
): Generator<readonly Item[]> {
  if (size === 0) yield []
  if (size <= 0 || size > items.length) return
  for (const [at, item] of items.entries()) {
    for (const rest of combinations(items.slice(at + 1), size - 1)) yield [item, ...rest]
  }
}

/**
 * The subset at `at` in the order in which `combinations` gives them, found without those before
 * it: a list of a hundred thousand shows the ten on screen. Null past the end.
 */
export function combinationAt<Item>(
  items: readonly Item[],
  size: number,
  at: bigint,
): readonly Item[] | null {
  if (at < 0n || at >= countCombinations(items.length, size)) return null
  const [first, ...rest] = items
  if (size === 0 || first === undefined) return []
  const withFirst = countCombinations(rest.length, size - 1)
  if (at >= withFirst) return combinationAt(rest, size, at - withFirst)
  const others = combinationAt(rest, size - 1, at)
  return others && [first, ...others]
}
