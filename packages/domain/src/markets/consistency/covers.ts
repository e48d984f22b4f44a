/**
 * Selections, by their index in a game, of which at least one wins whatever the result is. Bets on
 * all of them, in proportion to their inverse odds, return the inverse of the sum of these: more
 * than all stakes when the sum is below one.
 */
export type Cover = readonly number[]

/**
 * Covers as numbers in one array, each with its size before it: of football there are tens of
 * thousands for each score, which are looked through at every message.
 */
export type PackedCovers = Uint16Array

export function packCovers(covers: readonly Cover[]): PackedCovers {
  const packed = new Uint16Array(covers.reduce((size, cover) => size + 1 + cover.length, 0))
  let at = 0
  for (const cover of covers) {
    packed[at] = cover.length
    packed.set(cover, at + 1)
    at += 1 + cover.length
  }
  return packed
}

/** Where each selection is among packed covers. */
export interface CoverPositions {
  /** By index of a selection, where its positions begin; they end where those of the next do. */
  readonly starts: Uint32Array
  /** Of the size of each cover that has the selection. */
  readonly positions: Uint32Array
}

export function positionsIn(packed: PackedCovers): CoverPositions {
  const starts = new Uint32Array(indexMax(packed) + 2)
  eachMember(packed, (index) => {
    starts[index + 1] = (starts[index + 1] ?? 0) + 1
  })
  for (let index = 1; index < starts.length; index += 1)
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0)
  const next = starts.slice()
  const positions = new Uint32Array(starts.at(-1) ?? 0)
  eachMember(packed, (index, position) => {
    const at = next[index] ?? 0
    positions[at] = position
    next[index] = at + 1
  })
  return { starts, positions }
}

function indexMax(packed: PackedCovers): number {
  return packed.reduce((most, one) => Math.max(most, one), 0)
}

function eachMember(packed: PackedCovers, visit: (index: number, position: number) => void): void {
  for (let position = 0; position < packed.length; ) {
    const size = packed[position] ?? 0
    for (const index of packed.subarray(position + 1, position + 1 + size)) visit(index, position)
    position += 1 + size
  }
}

/** The indexes of the selections that win in one possible result. */
type Winners = Iterable<number> & { readonly length: number }

/** Indexes are below it, as those of packed covers are. */
const INDEX_LIMIT = 2 ** 16

/** Bits of a word of a set. */
const BITS = 32

/** A set of results, one bit each. */
type ResultSet = Int32Array

/**
 * The covers of at most so many selections that contain no smaller cover. Each step takes a
 * selection that wins in a result in which none of those taken before wins.
 */
export function coversOf(results: readonly Winners[], sizeMax: number): readonly Cover[] {
  const rarestFirst = results.toSorted((one, other) => one.length - other.length)
  const wonBy = resultsBySelection(rarestFirst)
  const all = allOf(results.length)
  const found = new Map<string | number, Cover>()
  const extend = (chosen: Cover, won: ResultSet): void => {
    const isLast = chosen.length === sizeMax - 1
    for (const index of rarestFirst[firstMissing(won, all)] ?? []) {
      const more = wonBy(index)
      const isCover = isUnionOfAll(won, more, all)
      if (!isCover && isLast) continue
      const longer = [...chosen, index]
      if (isCover) found.set(keyOf(longer), longer)
      else extend(longer, union(won, more))
    }
  }
  if (results.length > 0) extend([], new Int32Array(all.length))
  return [...found.values()].filter((cover) => isSmallest(cover.map(wonBy), all))
}

/** The same for the same selections; nearly all covers are of two, for which no text is made. */
function keyOf(cover: Cover): string | number {
  const [one = Number.NaN, other = Number.NaN] = cover
  if (cover.length !== 2) return cover.toSorted((a, b) => a - b).join()
  return Math.min(one, other) * INDEX_LIMIT + Math.max(one, other)
}

/** True when each of the sets is needed for all results. */
function isSmallest(sets: readonly ResultSet[], all: ResultSet): boolean {
  return sets.every((left) => !isCoveredWithout(left, sets, all))
}

/** Without a set of their union: most differ from all results in their first words. */
function isCoveredWithout(left: ResultSet, sets: readonly ResultSet[], all: ResultSet): boolean {
  for (let word = 0; word < all.length; word += 1) {
    let won = 0
    for (const set of sets) if (set !== left) won |= set[word] ?? Number.NaN
    if (won !== all[word]) return false
  }
  return true
}

/** One array for all of them: there are a million bits to set for each score of a match. */
function resultsBySelection(results: readonly Winners[]): (index: number) => ResultSet {
  const words = Math.ceil(results.length / BITS)
  let indexMax = 0
  for (const winners of results) for (const index of winners) indexMax = Math.max(indexMax, index)
  const bits = new Int32Array((indexMax + 1) * words)
  results.forEach((winners, result) => {
    const word = Math.floor(result / BITS)
    const bit = 1 << (result % BITS)
    for (const index of winners) {
      const at = index * words + word
      bits[at] = (bits[at] ?? Number.NaN) | bit
    }
  })
  const sets = Array.from({ length: indexMax + 1 }, (_, index) =>
    bits.subarray(index * words, (index + 1) * words),
  )
  return (index) => sets[index] ?? bits.subarray(0, 0)
}

function union(one: ResultSet, other: ResultSet): ResultSet {
  const both = one.slice()
  for (let word = 0; word < both.length; word += 1)
    both[word] = (both[word] ?? Number.NaN) | (other[word] ?? Number.NaN)
  return both
}

/** The number of the first result that is not in the set; beyond the last one without any. */
function firstMissing(set: ResultSet, all: ResultSet): number {
  for (let word = 0; word < all.length; word += 1) {
    const missing = (all[word] ?? Number.NaN) & ~(set[word] ?? Number.NaN)
    if (missing !== 0) return word * BITS + (BITS - 1 - Math.clz32(missing & -missing))
  }
  return all.length * BITS
}

/** Written for the innermost loop: no set is made. */
function isUnionOfAll(one: ResultSet, other: ResultSet, all: ResultSet): boolean {
  for (let word = 0; word < all.length; word += 1) {
    if (((one[word] ?? Number.NaN) | (other[word] ?? Number.NaN)) !== all[word]) return false
  }
  return true
}

function allOf(count: number): ResultSet {
  const all = new Int32Array(Math.ceil(count / BITS)).fill(-1)
  if (count % BITS !== 0) all[all.length - 1] = 2 ** (count % BITS) - 1
  return all
}
