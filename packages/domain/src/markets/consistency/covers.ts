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
  return Uint16Array.from(covers.flatMap((cover) => [cover.length, ...cover]))
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

/** Bits of a number that are used. */
const BITS = 31

/** A set of results, one bit each. */
type ResultSet = readonly number[]

/**
 * The covers of at most so many selections that contain no smaller cover. Each step takes a
 * selection that wins in a result in which none of those taken before wins.
 */
export function coversOf(results: readonly Winners[], sizeMax: number): readonly Cover[] {
  const rarestFirst = results.toSorted((one, other) => one.length - other.length)
  const wonBy = resultsBySelection(rarestFirst)
  const all = allOf(results.length)
  const wonByAll = (cover: Cover): ResultSet =>
    cover.map((index) => wonBy.get(index) ?? []).reduce(union, [])
  const found = new Map<string, Cover>()
  const extend = (chosen: Cover, won: ResultSet): void => {
    const isLast = chosen.length === sizeMax - 1
    for (const index of rarestFirst[firstMissing(won, all)] ?? []) {
      const more = wonBy.get(index) ?? []
      const longer = [...chosen, index]
      if (isUnionOfAll(won, more, all)) found.set(longer.toSorted(ascending).join(), longer)
      else if (!isLast) extend(longer, union(won, more))
    }
  }
  if (results.length > 0) extend([], [])
  const isSmallest = (cover: Cover) =>
    cover.every((index) => {
      const others = wonByAll(cover.filter((one) => one !== index))
      return firstMissing(others, all) < results.length
    })
  return [...found.values()].filter(isSmallest)
}

function resultsBySelection(results: readonly Winners[]): ReadonlyMap<number, ResultSet> {
  const wonBy = new Map<number, number[]>()
  results.forEach((winners, result) => {
    for (const index of winners) {
      const won = wonBy.get(index) ?? Array(Math.ceil(results.length / BITS)).fill(0)
      const word = Math.floor(result / BITS)
      won[word] = (won[word] ?? 0) | (1 << (result % BITS))
      wonBy.set(index, won)
    }
  })
  return wonBy
}

function union(one: ResultSet, other: ResultSet): ResultSet {
  return other.map((word, at) => word | (one[at] ?? 0))
}

/** The number of the first result that is not in the set; beyond the last one without any. */
function firstMissing(set: ResultSet, all: ResultSet): number {
  for (let word = 0; word < all.length; word += 1) {
    const missing = (all[word] ?? 0) & ~(set[word] ?? 0)
    if (missing !== 0) return word * BITS + (31 - Math.clz32(missing & -missing))
  }
  return all.length * BITS
}

/** Written for the innermost loop: no set is made. */
function isUnionOfAll(one: ResultSet, other: ResultSet, all: ResultSet): boolean {
  for (let word = 0; word < all.length; word += 1) {
    if (((one[word] ?? 0) | (other[word] ?? 0)) !== all[word]) return false
  }
  return true
}

function allOf(count: number): ResultSet {
  return Array.from({ length: Math.ceil(count / BITS) }, (_, word) =>
    Math.min(count - word * BITS, BITS) === BITS ? ALL : 2 ** (count % BITS) - 1,
  )
}

const ALL = 2 ** BITS - 1

function ascending(one: number, other: number): number {
  return one - other
}
