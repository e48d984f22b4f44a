/** A count of a live feed, as operators see it. */
interface FeedCount {
  readonly name: string
  readonly label: string
  readonly value: number
}

const LABELS_MAX = 2_000
/** Whatever comes beyond those. */
const OTHER = 'other'

/** What a live feed has sent and what of it was not used, by name and label, since the start. */
export class FeedCounts<Name extends string> {
  readonly #counts = new Map<Name, Map<string, number>>()

  add(name: Name, label: string): void {
    const byLabel = this.#counts.get(name)
    if (!byLabel) {
      this.#counts.set(name, new Map([[label, 1]]))
      return
    }
    // Labels come from messages: a hostile feed must not fill the memory.
    const counted = byLabel.has(label) || byLabel.size < LABELS_MAX ? label : OTHER
    const known = byLabel.get(counted)
    byLabel.set(counted, known === undefined ? 1 : known + 1)
  }

  of(name: Name): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts.get(name) ?? new Map())
  }

  all(): readonly FeedCount[] {
    return [...this.#counts].flatMap(([name, byLabel]) =>
      [...byLabel].map(([label, value]) => ({ name, label, value })),
    )
  }
}
