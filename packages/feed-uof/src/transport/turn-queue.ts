interface TurnQueueDeps<Item> {
  readonly take: (item: Item) => void
  /** Milliseconds. */
  readonly now?: () => number
  /** Calls once the event loop has served what else is due. */
  readonly later?: (act: () => void) => void
}

/** A recovery sends thousands of messages at once: calls of bettors are served between these. */
const TURN_MS = 8

/** What arrives, in order, taken in turns of the event loop that end soon. */
export class TurnQueue<Item> {
  readonly #deps: Required<TurnQueueDeps<Item>>
  #items: Item[] = []
  #first = 0
  #isDue = false

  constructor(deps: TurnQueueDeps<Item>) {
    this.#deps = { now: () => performance.now(), later: setImmediate, ...deps }
  }

  add(item: Item): void {
    this.#items.push(item)
    this.#takeLater()
  }

  /** Drops what was not taken. */
  clear(): void {
    this.#items = []
    this.#first = 0
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
    const { now, take } = this.#deps
    const until = now() + TURN_MS
    do {
      const item = this.#items[this.#first]
      if (item === undefined) return this.clear()
      this.#first += 1
      take(item)
    } while (now() < until)
    this.#takeLater()
  }
}
