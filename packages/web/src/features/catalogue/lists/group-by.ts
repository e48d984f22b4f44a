/** Items by key, keys in order of first occurrence. */
export function groupBy<Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const itemsByKey = new Map<Key, Item[]>()
  for (const item of items) {
    const known = itemsByKey.get(keyOf(item))
    if (known) known.push(item)
    else itemsByKey.set(keyOf(item), [item])
  }
  return itemsByKey
}
