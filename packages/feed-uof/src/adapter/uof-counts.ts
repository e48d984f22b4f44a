/** What has arrived and what of it was not used, by name and label, since the start. */
export class UofCounts {
  readonly #counts = new Map<string, Map<string, number>>()
  readonly #arrivals = new Map<number, number>()

  add(name: CountName, label: string): void {
    const byLabel = this.#counts.get(name)
    if (!byLabel) {
      this.#counts.set(name, new Map([[label, 1]]))
      return
    }
    // Labels come from messages: a hostile feed must not fill the memory.
    const known = byLabel.get(label)
    if (known === undefined && byLabel.size >= LABELS_MAX) return
    byLabel.set(label, known === undefined ? 1 : known + 1)
  }

  /** A message of a producer has arrived. */
  noteArrival(product: number, at: number): void {
    if (this.#arrivals.has(product) || this.#arrivals.size < LABELS_MAX)
      this.#arrivals.set(product, at)
  }

  /** When the last message of each producer arrived (milliseconds UTC). */
  get arrivals(): ReadonlyMap<number, number> {
    return this.#arrivals
  }

  of(name: CountName): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts.get(name) ?? new Map())
  }

  all(): readonly { readonly name: string; readonly label: string; readonly value: number }[] {
    return [...this.#counts].flatMap(([name, byLabel]) =>
      [...byLabel].map(([label, value]) => ({ name, label, value })),
    )
  }
}

const LABELS_MAX = 2_000

/**
 * Messages by kind, and refused ones by reason; markets, outcomes, results and cancellations that
 * were left out, by sport and market; matches without a fixture; recoveries by producer.
 */
type CountName =
  | 'message'
  | 'refused'
  | 'market'
  | 'outcome'
  | 'result'
  | 'cancel'
  | 'match'
  | 'recovery'
