import { cellChance, classAt, itemAt } from '@caderneta/feed/item-at'

/**
 * Items chosen by their chances in constant time (Walker's method of aliases), for a number of
 * distributions over the same items, side by side in one array.
 */
export class AliasTables {
  readonly #items: number
  readonly #limits: Float64Array
  readonly #aliases: Uint16Array

  constructor(distributions: number, items: number) {
    this.#items = items
    this.#limits = new Float64Array(distributions * items)
    this.#aliases = new Uint16Array(distributions * items)
  }

  /** `chances` of the items of a distribution add up to one. */
  fill(distribution: number, chances: readonly number[]): void {
    const start = distribution * this.#items
    const shares = chances.map((chance) => chance * this.#items)
    const small: number[] = []
    const large: number[] = []
    shares.forEach((share, item) => {
      ;(share < 1 ? small : large).push(item)
    })
    for (let low = small.pop(); low !== undefined; low = small.pop()) {
      const high = large.pop()
      // What is left over by rounding is sure.
      this.#limits[start + low] = high === undefined ? 1 : itemAt(shares, low)
      if (high === undefined) continue
      this.#aliases[start + low] = high
      shares[high] = itemAt(shares, high) - 1 + itemAt(shares, low)
      ;(itemAt(shares, high) < 1 ? small : large).push(high)
    }
    for (const high of large) this.#limits[start + high] = 1
  }

  /** The number of an item, from a uniform number in [0, 1). */
  sample(distribution: number, uniform: number): number {
    const scaled = uniform * this.#items
    const item = Math.floor(scaled)
    const cell = distribution * this.#items + item
    return scaled - item < cellChance(this.#limits, cell) ? item : classAt(this.#aliases, cell)
  }
}
