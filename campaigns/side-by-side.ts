/**
 * Runs every item, at most so many at a time: the next begins, in the order given, as soon as one
 * ends. Resolves to the results in that order.
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Promise<Result>[] = []
  const left = items[Symbol.iterator]()
  const lane = async () => {
    for (const item of left) {
      const result = run(item)
      results.push(result)
      await result
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return Promise.all(results)
}
