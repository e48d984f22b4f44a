interface TurnQueueDeps<Item> {
  readonly take: (item: Item) => void
  /** What waits in one lane holds up no other; within one the order is kept. */
  readonly laneOf?: (item: Item) => string
  /** Milliseconds. */
  readonly now?: () => number
  /** Calls once the event loop has served what else is due. */
  readonly later?: (act: () => void) => void
}

/** A recovery sends thousands of messages at once: calls of bettors are served between these. */
const TURN_MS = 8

/** What arrives, taken in turns of the event loop that end soon, from each lane in its turn. */
export class TurnQueue<Item> {
  readonly #deps: Required<TurnQueueDeps<Item>>
  /** Those in which something waits, the one whose turn it is first. */
  readonly #lanes = new Map<string, Lane<Item>>()
  #isDue = false

  constructor(deps: TurnQueueDeps<Item>) {
    this.#deps = {
      laneOf: () => 'all',
      now: () => performance.now(),
      later: setImmediate,
      ...deps,
    }
  }

  add(item: Item): void {
    const name = this.#deps.laneOf(item)
    const lane = this.#lanes.get(name)
    if (lane) lane.items.push(item)
    else this.#lanes.set(name, { items: [item], taken: 0 })
    this.#takeLater()
  }

  /** Drops what was not taken. */
  clear(): void {
    this.#lanes.clear()
  }

  #takeLater(): void {
    if (this.#isDue) return
    this.#isDue = true
    this.#deps.later(() => {
      this.#isDue = false
      this.#takeSome()
    })
  }

  #takeSome(): void {
    const { now } = this.#deps
    const until = now() + TURN_MS
    do {
      if (!this.#takeOne()) return
    } while (now() < until)
    this.#takeLater()
  }

  /** False when nothing waits. */
  #takeOne(): boolean {
    const [next] = this.#lanes
    if (next === undefined) return false
    const [name, lane] = next
    const item = lane.items[lane.taken]
    lane.taken += 1
    this.#lanes.delete(name)
    if (lane.taken < lane.items.length) this.#lanes.set(name, lane)
    if (item !== undefined) this.#deps.take(item)
    return true
  }
}

interface Lane<Item> {
  readonly items: Item[]
  taken: number
}
