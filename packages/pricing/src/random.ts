/**
 * Chance from a key: the same key gives the same numbers in every run and on every machine, so a
 * feed can be sent again after a restart. Nothing here is fit for secrets.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** One of `items`, each as likely as the others. Throws when there is none: that is a bug. */
  pick<Item>(items: readonly Item[]): Item
  /** A generator of its own for a part: drawing from it leaves this one untouched. */
  split(key: string): Random
}

const UNIT = 2 ** -32

/** A generator whose numbers depend on `key` alone. */
export function randomFrom(key: string): Random {
  const sample = sfc32(key)
  const next = () => sample() * UNIT
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    split: (part) => randomFrom(`${key}/${part}`),
  }
}

/** Whole number from 0 to 2^32 − 1 that represents a key: FNV-1a over its UTF-16 units, mixed. */
export function seedOf(key: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < key.length; i += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  }
  return mix(hash)
}

/** A fixed draw in [−1, 1) for each whole `index` of a seed, without drawing those before it. */
export function noiseAt(seed: number, index: number): number {
  return mix(seed ^ Math.imul(index, 0x9e3779b1)) * 2 * UNIT - 1
}

/** Noise that moves without jumps: `noiseAt` joined by straight lines between whole positions. */
export function smoothNoiseAt(seed: number, position: number): number {
  const index = Math.floor(position)
  const share = position - index
  return noiseAt(seed, index) * (1 - share) + noiseAt(seed, index + 1) * share
}

/** Finalizer of MurmurHash3: each bit of the input changes about half of the output's. */
function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Chris Doty-Humphrey's small fast counting generator, 32 bits a draw. */
function sfc32(key: string): () => number {
  let [a, b, c, count] = [seedOf(`${key}#a`), seedOf(`${key}#b`), seedOf(`${key}#c`), 1]
  const sample = () => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i += 1) sample()
  return sample
}
