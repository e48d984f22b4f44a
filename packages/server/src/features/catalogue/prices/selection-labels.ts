import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'

/** What a selection is called, the same in every game that offers its kind. */
export type SelectionLabel = Readonly<
  Pick<PricedSelection, 'marketId' | 'oddId' | 'name' | 'header' | 'handicap'>
>

const SHARED_MAX = 100_000

/** Keeps each name once for all games of a book, which has a million prices. */
export class SelectionLabels {
  /** By the kind, which has one label; where a feed sends another, that one is not shared. */
  readonly #shared = new Map<number, SelectionLabel>()

  shared({ marketId, oddId, name, header, handicap }: SelectionLabel): SelectionLabel {
    const label = { marketId, oddId, name, header, handicap }
    const known = this.#shared.get(oddId)
    if (known) return isSame(known, label) ? known : label
    if (this.#shared.size < SHARED_MAX) this.#shared.set(oddId, label)
    return label
  }
}

function isSame(one: SelectionLabel, other: SelectionLabel): boolean {
  return (
    one.marketId === other.marketId &&
    one.name === other.name &&
    one.header === other.header &&
    one.handicap === other.handicap
  )
}
