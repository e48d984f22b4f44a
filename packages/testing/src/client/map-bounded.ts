/** Maps in order with at most `limit` calls of `map` under way; the first failure ends it. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  const rest = items.entries()
  const work = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await map(item, index)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  return results
}
