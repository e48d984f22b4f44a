/** How a group commit calls the database. */
interface GroupCommitSettings<Item, Outcome> {
  /** Decides the items in one call, all or none; one outcome per item, in order. */
  readonly send: (items: readonly Item[]) => Promise<readonly Outcome[]>
  /** How much of a call an item fills. */
  readonly weightOf: (item: Item) => number
  readonly weightMax: number
  readonly callsMax: number
  /** Items that may wait; further ones are refused with the error that `overload` makes. */
  readonly waitingMax: number
  readonly overload: () => Error
  /** Whether a call failed because of the content of one of its items. */
  readonly isItemError: (error: unknown) => boolean
}

interface Waiting<Item, Outcome> {
  readonly item: Item
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/**
 * Items that arrive while calls are in flight go together into the next one, so that many share the
 * cost of one call and one commit. Each has its own outcome: a call that fails because of one item
 * is halved until that item fails alone.
 */
export class GroupCommit<Item, Outcome> {
  readonly #settings: GroupCommitSettings<Item, Outcome>
  readonly #queue: Waiting<Item, Outcome>[] = []
  readonly #callsInFlight = new Set<{ readonly begunAt: number }>()

  constructor(settings: GroupCommitSettings<Item, Outcome>) {
    this.#settings = settings
  }

  submit(item: Item): Promise<Outcome> {
    if (this.#queue.length >= this.#settings.waitingMax)
      return Promise.reject(this.#settings.overload())
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject })
      this.#pump()
    })
  }

  /** How long every call slot has been busy; 0 while another call can be made. */
  get blockedMs(): number {
    if (this.#callsInFlight.size < this.#settings.callsMax) return 0
    const latest = Math.max(...[...this.#callsInFlight].map(({ begunAt }) => begunAt))
    return performance.now() - latest
  }

  #pump(): void {
    while (this.#callsInFlight.size < this.#settings.callsMax && this.#queue.length > 0) {
      void this.#run(this.#nextBatch())
    }
  }

  async #run(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    const call = { begunAt: performance.now() }
    this.#callsInFlight.add(call)
    await this.#decide(batch)
    this.#callsInFlight.delete(call)
    this.#pump()
  }

  /** At least one item, then as many as fit. */
  #nextBatch(): Waiting<Item, Outcome>[] {
    const { weightOf, weightMax } = this.#settings
    let weight = 0
    let count = 0
    for (const { item } of this.#queue) {
      weight += weightOf(item)
      if (count > 0 && weight > weightMax) break
      count += 1
    }
    return this.#queue.splice(0, count)
  }

  async #decide(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#settings.send(batch.map(({ item }) => item))
      if (outcomes.length !== batch.length)
        throw new Error(`${outcomes.length} outcomes of ${batch.length} items`)
      outcomes.forEach((outcome, index) => {
        batch[index]?.resolve(outcome)
      })
    } catch (error) {
      if (batch.length > 1 && this.#settings.isItemError(error)) return this.#halve(batch)
      for (const { reject } of batch) reject(error)
    }
  }

  async #halve(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    const middle = Math.ceil(batch.length / 2)
    await this.#decide(batch.slice(0, middle))
    await this.#decide(batch.slice(middle))
  }
}
