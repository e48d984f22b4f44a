/** The list that a map of lists has under a key; empty under a key without a list. */
export function listAt<Key, Item>(
  lists: ReadonlyMap<Key, readonly Item[]>,
  key: Key,
): readonly Item[] {
  return lists.get(key) ?? []
}
