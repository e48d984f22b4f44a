/** The item at an index that the list has. Throws on another: that is a bug. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`)
  return item
}

/** The chance of a whole number, by its index; none beyond the ends of the list. */
export function chanceAt(chances: ArrayLike<number>, index: number): number {
  return chances[index] ?? 0
}
