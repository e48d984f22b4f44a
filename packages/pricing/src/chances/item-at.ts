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

/**
 * The same for one type of array each: a function that reads arrays of several types is several
 * times slower, and these are read in the innermost loops of prices.
 */
export function cellChance(chances: Float64Array, cell: number): number {
  return chances[cell] ?? 0
}

export function codeAt(codes: Uint8Array, cell: number): number {
  return codes[cell] ?? 0
}

export function classAt(classes: Uint16Array, cell: number): number {
  return classes[cell] ?? 0
}

export function goalsAt(goals: Int8Array, cell: number): number {
  return goals[cell] ?? 0
}
